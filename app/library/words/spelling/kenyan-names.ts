// Common first and family names of people in Kenya. A full name in a text is recognised by one of
// them, and none of them counts as a spelling mistake. First names that are English words, such as
// Faith and Joy, are included, because a family name usually follows them.
const firstNames = `
  Abdi Abdirahman Abigail Achieng Adhiambo Agnes Aisha Akinyi Akoth Ali Alice Amina Anne Anyango Asha Atieno
  Awino Awuor Baraka Beatrice Brenda Brian Caroline Catherine Charity Chebet Chelangat Chepkemoi Chepkoech
  Cherono Cherotich Christine Cynthia Damaris Daniel David Dennis Diana Dorcas Dorothy Edith Elizabeth Emily
  Emmanuel Esther Eunice Evans Faith Fatuma Felix Florence Francis George Gladys Grace Habiba Halima Hannah
  Hassan Hawa Hellen Ibrahim Irene Isaac Jackline Jacinta James Jane Janet Jebet Jeptoo Jerotich Joan John
  Josephine Joseph Joy Joyce Juma Kanini Katana Kevin Khadija Kiprono Kiptoo Lilian Linet Lucy Lydia
  Margaret Martha Mary Maureen Mercy Mirriam Mohamed Monica Moraa Mumbi Mumbua Mwende Naisiae Naliaka Nancy
  Nanjala Naomi Nasimiyu Nasieku Nekesa Njeri Nyaboke Nyambura Nyokabi Pamela Patrick Pauline Peris Peter
  Purity Racheal Rahma Rebecca Rehema Resian Robert Rose Ruth Salome Samuel Sarah Sharon Silantoi Simaloi
  Stella Stephen Susan Syokau Teresia Timothy Violet Vivian Wairimu Waithera Wambui Wangari Wangeci Wanjiku
  Wanjiru Wanjirũ Wanjikũ Wanza Winfred Winnie Yusuf Zainab Zawadi Zipporah`;

const familyNames = `
  Achola Cheruiyot Chege Gathoni Gitau Hussein Kamande Kamau Karanja Kariuki Kibet Kilonzo Kimani Kimutai
  Kinyua Kioko Kipkemboi Kiplagat Kipruto Koech Korir Lekishon Langat Macharia Maina Makena Makokha Masinde
  Mbugua Muchiri Mugo Muli Mutai Muthoni Muthoka Mutiso Mutua Mutuku Mwangi Mwaniki Mwikali Ndanu Nderitu
  Ndungu Nduta Ngugi Njoroge Njuguna Nkatha Ochieng Odhiambo Oduor Okello Okoth Oloo Omondi Ondieki Onyango
  Opiyo Otieno Ouma Owino Rono Rotich Sankale Saitoti Sitati Tanui Wachira Wafula Waweru Wangui Wanyama
  Wanyonyi Wekesa Kosgei Wang’ombe Ng’ang’a Nyong’o`;

/** Common names of people in Kenya, with straight apostrophes. */
export const kenyanNames: ReadonlySet<string> = new Set(
  `${firstNames} ${familyNames}`.replaceAll("’", "'").match(/\S+/g),
);
