// What a charity in Nairobi writes and a dictionary of British English lacks: the counties and towns of
// Kenya, parts of Nairobi, and Swahili words that are used in English sentences.
const places = `
  Athi Baringo Bomet Bungoma Busia Dadaab Dagoretti Eastleigh Eldoret Elgeyo Embakasi Embu Garissa Githurai
  Homa Nairobi Huruma Isiolo Juja Kajiado Kakamega Kakuma Kangemi Karatina Kariobangi Kasarani Kawangware Kayole
  Kericho Kiambu Kibera Kibra Kilifi Kirinyaga Kisii Kisumu Kitale Kitengela Kitui Kwale Laikipia Lamu
  Langata Limuru Lodwar Loitoktok Machakos Magadi Makueni Malindi Mandera Maralal Marakwet Marsabit Mathare
  Meru Migori Mombasa Moyale Mukuru Murang’a Mwingi Naivasha Nakuru Nandi Nanyuki Narok Ngong Nyahururu
  Nyamira Nyandarua Nyanza Nyeri Ruaraka Ruiru Samburu Siaya Taita Taveta Tharaka Thika Transmara Nzoia
  Turkana Umoja Vihiga Voi Wajir Westlands Kilimani Pokot`;

const peoples = `
  Maasai Kikuyu Gikuyu Luo Luhya Kalenjin Kamba Kisii Gusii Mijikenda Rendille Borana Kuria Swahili Kiswahili
  Sheng Marakwet Pokot Samburu Turkana Embu Meru`;

const swahili = `
  asante baraza barazas boda bodaboda chai chama chamas chapati duka dukas githeri habari harambee harambees
  haki jambo jamii karibu kanga kangas kiondo kitenge kitenges leso lesos mabati mama mandazi matatu matatus
  manyatta manyattas morani mwalimu mzee ndoto ngoma nyumba pole sana pamoja posho rafiki safari sasa shamba
  shambas shule shuka shukas sukuma tumaini tusome ubuntu ugali uhuru umoja upendo wananchi wazee wiki`;

/** Counties and towns of Kenya and parts of Nairobi. */
export const kenyanPlaces: ReadonlySet<string> = wordsIn(places);

/** Kenyan names of places and peoples, and words of Swahili. */
export const kenyanWords: ReadonlySet<string> = new Set([
  ...kenyanPlaces,
  ...wordsIn(peoples),
  ...wordsIn(swahili),
  "KSh",
]);

function wordsIn(list: string) {
  return new Set(list.replaceAll("’", "'").match(/\S+/g));
}
