import { describe, expect, it } from "vitest";

import { findableChildren } from "#app/library/words/people/findable-children.ts";
import { foundPeople } from "#app/library/words/people/found-people.ts";
import { fullNamesWithAges } from "#app/library/words/people/full-names-and-ages.ts";
import { postFile } from "#tests/support/post-file.ts";
import { wordFindings } from "#tests/support/word-findings.ts";

// All of these people, schools and villages are invented. Some names are in no list of ours.
const mustBeTold = lines(`
  Fatuma is in Form 3 at Alango Girls High School in Isiolo. Her mother is called Halima. She lives in Bondeni village.
  Faith, 12, goes to Olkeri Primary School.
  Wanjiku is in Grade 6 at Kwa Mbeti Primary School.
  Njeri, 14, lives in Karatina with her aunt.
  Nyambura is a pupil at Gathima Primary School in Limuru.
  Her name is Muthoni. She is 13 and goes to Riverine Academy.
  Wangari joined Form 1 at Mlima Girls Secondary School in January.
  Mumbi, a Class 8 girl from Gatimu village, wants to be a pilot.
  When Waithira was sent home, her mother Wacera sold a goat. Waithira is 11 years old.
  A 15-year-old girl at Kambaa Secondary School told her teacher.
  Wambui (10) walks to Mti Mrefu Primary School alone.
  Gakii is 9, and her father is called Kinyua.
  Achieng is in Class 7 and lives in Nyarombo village.
  Atieno, 16, is the daughter of Ochieng, who fishes at night.
  Adhiambo attends Got Rembo Primary School in Homa Bay.
  Akinyi is a Form 2 student. Her grandmother Awuor raised her in Siaya.
  Anyango was 13 when her uncle Odera took her out of school in Migori.
  “I want to read,” says Apiyo, who is in Grade 5 at Kolunje School.
  Aoko turned 12 and lives with her sister Akelo near Bondo.
  A girl named Awino, aged 14, comes from Usoma village.
  Akoth studies at Ndori Girls High School, where she is in Form 4.
  Adongo is thirteen years old and goes to Lela Primary School.
  Nekesa, 15, from Kimilili, was to be married in December.
  Naliaka is in Form 1 at Chesamisi Mixed Secondary School.
  Nafula is a pupil from Lugulu. She is 10.
  Nanjala's mother, Khakasa, sells maize so that Nanjala can finish Class 8.
  Nasimiyu, a Grade 7 learner, lives in Webuye.
  The girl, Nelima, is 11 years old and goes to Matete Primary School.
  Nabwire goes to Busibwabo Primary School and her sister Auma sells fish.
  Muhonja is 8 and lives in Vihiga with her grandmother Ayuma.
  Khavere is in Standard 6. She lives in Mbale.
  Mmboga, 12, is a student at Shikoti Girls Academy.
  Chebet is in Form 3 at Kaptarakwa Girls Secondary School.
  Jepkosgei, 14, ran away from Tot village in the night.
  Cherono, aged 13, lives in Iten and wants to run.
  Chemutai is in Grade 8 and her mother is called Jerotich.
  Jelagat goes to Simotwo Primary School in Kericho.
  Chepkorir is a schoolgirl from Kapsowar. She is 12.
  Cheptoo joined Grade 9 at Kipsoen Junior School.
  At 11, Jebet lives in Marigat and herds goats before class.
  Chelimo, a girl of Grade 4, was found in Chemolingot.
  The chief took Jemutai, 13, to her aunt Chepngetich in Eldoret.
  Mwende is 12 years old. Her school is Kyaango Primary School.
  Mwikali, 14, and her mother Mutheu live in Matuu.
  Kanini is in Class 6 at Itumbule Primary.
  Syokau goes to Kiundwani Secondary School and is 15.
  Ndanu, a pupil in Grade 5, lives in Mutomo.
  Wanza (13) is the niece of Mutindi, who keeps our books.
  Mwongeli was 9 when she came to us from Wote with her brother Mutua.
  Mumbua is a student at Kavumbu High School.
  Naisiae is 13 and lives in Oloolaimutia village.
  Resian, 12, was to be cut in Narok last August.
  Silantoi is in Form 2 at Enkorika Girls High School.
  Nasieku goes to Ilpolosat Primary School and has three brothers.
  Simaloi, a 14-year-old girl from Kilgoris, said no.
  Namunyak is in Class 5. Her father, Lemayian, agreed to let her stay.
  Sein, who is 10, lives in Loitoktok with her guardian Nashipai.
  Naserian, a Form 1 girl, hid with her aunt Soila in Kajiado.
  A girl of 13 from Inkiito village reached the shelter.
  Semeyian is 15 years old and comes from Magadi.
  Halima is in Grade 4 at Iftin Primary School.
  Fardosa, 11, lives in Garissa near the river.
  Habiba is a pupil at Wagberi Girls Primary School in Wajir.
  Hodan's father, Abdi, says that Hodan, 13, will finish school.
  Amina, 14, lives in Eastleigh with her uncle Warsame.
  Sahra is in Form 4 and her sister is called Ifrah.
  Nasra goes to Al Nuri Academy in Mandera.
  Deqa was twelve years old when she left Dadaab.
  Khadija is 13 and goes to Mwembeni Primary School.
  Zawadi, 15, lives in Kilifi with her mother Mwanasha.
  Kadzo is in Class 7 at Dzitsoni Primary School.
  Mwanajuma, a girl in Form 2, lives in Likoni.
  Mishi is 12. She comes from Shimba village.
  Rehema attends Tumaini Jema Academy in Malindi.
  Dama, aged 9, is the daughter of Karisa.
  Zuhura is a student of Mkwajuni Secondary School in Lamu.
  Kendi is in Form 3. She lives in Maua.
  Kawira, 13, goes to Ruiri Hills Academy.
  Makena is a Grade 6 pupil at Kathera Primary School.
  Nkirote is 14 and her mother is Karwitha.
  Gatwiri, 10, comes from Chuka.
  Karimi goes to Igoji Bright Primary School with her cousin Kinoti.
  Moraa is in Class 8 at Nyanchwa Hill Primary School.
  Kemunto, 14, lives in Keroka.
  Kerubo is 12 years old, and her grandmother Nyaboke sells bananas in Ogembo.
  Kwamboka is a Form 2 girl from Nyansiongo.
  Bosibori goes to Riamachana Secondary School.
  Gesare (11) lives in Nyamira with her aunt.
  Nakiru is 13 and lives in Lodwar.
  Akai, a pupil at Napetet Ng'ombe Primary School, loves numbers.
  Nawoi is in Grade 5 and comes from Kalokol.
  A 12-year-old girl from Lokichar Hill Primary School came alone.
  Akiru, 14, was promised to a man in Lokichoggio.
  Brian is in Grade 7 at Mavuno Hill School, and his mother is called Beatrice.
  Kevin, 9, sleeps in Gikomba.
  Amina Hassan, 14, walks to school.
  Grace Wambui is 13 years old.
  A 16-year-old girl named Joy Chepkoech spoke first.
  Mercy Nasimiyu (12) won the prize.
  Aged 15, Lydia Moraa came to us.
`);
const mustNotBeTold = lines(`
  Wanjiku leads the study room in Limuru.
  Our director, Achieng, taught school before she led one.
  Grace Chebet teaches Class 5 at Kaptarakwa Primary School.
  F. is in Form 3 and helps younger girls with maths.
  M. learned that a wedding was being planned for her. She told a teacher.
  K., a mother of three, came to village meetings and never spoke.
  A. (name changed) is 14 and likes to read.
  Girls aged 12 to 17 meet in Kajiado every Friday.
  We work with 14-year-old girls in Narok.
  The girls of Alango Hill High School sang for their parents.
  Every girl in Form 3 gets a book of her own.
  Each pupil at Olkeri Primary School has a desk now.
  The law says that nobody may marry before the age of 18.
  Halima trains mentors in Garissa and Wajir.
  Mama Atieno cooks for 40 girls in Siaya.
  Teacher Nekesa opens the room at Lugulu Primary School at four.
  Mr. Otieno joined Kolunje Primary School as its head teacher in May.
  Form 4 candidates in Kitui sat their exams in November.
  Books for Grade 6 cost KES 2,500.
  A mentor helps a girl with the sum that she cannot do.
  A girl’s right to learn stands in the Children Act.
  The school in Bondeni village has a new roof.
  Our centre in Isiolo is 12 years old.
  Faith in a better year brought us to Kajiado.
  Grace, hope and joy filled the hall in Nakuru.
  Mary Atieno chairs the board and lives in Kisumu.
  Naliaka Sitati is a social worker in Bungoma.
  We opened Room 12, in Kibera, in March.
  The walk from Ngong to the school takes 15 minutes.
  In 2024, 14 girls from Turkana finished school.
  In Kisumu, 15, and in Siaya, 12 girls found a mentor.
  Kenya has 47 counties, and girls in all of them go to school.
  A chama in Machakos saves for the fees of its daughters.
  Mutua keeps the books and can tell you where each shilling went.
  Girls who finish Form 4 marry later.
  The mentor sits down next to a girl and asks where it got hard.
  Zawadi N. says that her daughter asks her to be quiet.
  The head teacher, Baraka T., has one wish.
  Chief Lemayian spoke against the cut in Narok.
  Nurse Chepkemoi explains what it does to the body.
  Wangari, our trainer, comes to Nyeri twice a month.
  Pupils of three schools in Homa Bay planted trees.
  Students in Form 1 and Form 2 share a room.
  Our bus leaves Mathare at 8 and reaches Thika by 9.
  If a girl is in danger, call 116.
  Kwamboka is a lawyer in Kisii and answers our questions.
  In Lamu, Khadija runs a reading group for mothers.
  A volunteer from Eldoret, Jepchirchir, built the website.
  The county of Samburu has few secondary schools.
  Nine of ten girls in our study rooms passed.
  The girl child needs more than a desk.
  She is 13 and she wants to be heard.
  She is in Form 2 and walks far.
  A 14-year-old girl told us that she wants to finish school.
  “I am 15 and I decide,” said one of them.
  Her mother sells vegetables and her father drives a matatu.
  My aunt Wanjiru taught me to sew.
  The Ministry of Education opened 12 schools in Marsabit.
  Mwalimu Kamau retired after 30 years in Murang’a.
  Esther Muthoni, our treasurer, was born in Embu.
  Njoroge sells bags to schools in Ruiru.
  The Form 3 class has 45 desks.
  Class 8 is the hardest year for many families.
  Primary school is free in Kenya.
  Most girls in Kibera walk to school.
  Girls from Kwale, Kilifi and Lamu came to the camp.
  Omondi the tailor makes uniforms for 60 pupils.
  Rono is a farmer near Kericho and a father of four.
  The youngest member of the chama is 30.
  It is 13 km from Lodwar to the nearest secondary school.
  The program turned 5, and we baked a cake.
  At 10, the meeting in Kapenguria begins.
  Fridays, 14 to 16, the room is open.
  Safe Spaces (15) and Workshops (12)
  Room 7 at Olkeri Primary School is ours after four.
  Olkeri Primary School lends us a room.
  Kathera Girls Secondary School and St. Monica Academy are our partners.
  Moraa University Press printed the books.
  Akinyi studies law at a university in Nairobi.
  Mumbua is a student at Lakeside University.
  We met in Korogocho and in Gikomba.
  The Maasai and the Samburu have much in common.
  Peter and John carried the chairs to the church in Voi.
  Sister Veronica visits the clinic in Maralal.
  Abdi, who drives the van, knows every road in Mandera.
  Ask for Syokau at the gate in Wote.
  Our volunteers Brian and Sharon live in Westlands.
  Joy is what we hear when the bell rings.
  Charity begins at home, they say in Meru.
  Mercy is written above the door of the church.
  The mothers of Grade 1 pupils meet on Monday.
  A grandmother in Tharaka chose another way for her granddaughters.
  No girl in Class 7 had to stay at home.
  Any pupil of the school may borrow a book.
  Three of the 12 girls went on to college in Nakuru.
  Suleiman, a driver, takes the girls home to Likoni.
  Wairimu N. works as a program officer in Kiambu.
  Between Form 1 and Form 4 a third of the girls leave.
  The August holidays are 4 weeks, and many girls travel to Kuria then.
  The national exam after Grade 9 decides who goes where.
`);

// Adults may be known by their name, their age and where they went to school.
const adults = lines(`
  Grace Wanjiru, 41, is a nurse at Mbagathi Hospital.
  Peter Kamau left school in Form 2 and now runs a garage.
  Wanjiru left Moi Girls High School in Form 4 and is a nurse in Nyeri today.
  Achieng Otieno is 18 and trains as a plumber in Kisumu.
  Mary Akinyi, aged 52, went to Lwak Girls High School.
  Omondi, a carpenter of 31, left Kosele Primary School in Standard 7.
  Halima Noor (29) learned at Wajir Girls Secondary School and owns a shop.
  Njeri is a mother of three who went back to Class 8 at Karuri Primary School.
  At 35, Beatrice Mwende went back to school in Machakos.
  I left school in Standard 7, says Musa Abdi, who runs a workshop in Garissa.
  Cherono is 24 and remembers Kapkenda Girls High School.
`);

function lines(text: string) {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

const rules = [findableChildren, fullNamesWithAges, foundPeople];

async function told(sentences: string[]) {
  const files = Object.fromEntries(
    sentences.map((sentence, index) => [`blog/s-${index}.mdx`, postFile(`${sentence}\n`)]),
  );
  const found = await Promise.all(rules.map((rule) => wordFindings(rule, files)));
  const of = (severity: string | undefined) =>
    new Set(
      found
        .flat()
        .filter((one) => one.severity === severity)
        .map(({ file }) => file),
    );
  const isIn = (set: Set<string>) => (_: string, index: number) =>
    set.has(`content/blog/s-${index}.mdx`);
  const [refused, warned] = [of(undefined), of("warning")];
  return {
    refused: sentences.filter(isIn(refused)),
    any: sentences.filter((one, index) => isIn(refused)(one, index) || isIn(warned)(one, index)),
  };
}

describe("the finder of people, on 200 invented sentences", () => {
  it("has a hundred that must be told and a hundred that must not", () => {
    expect([mustBeTold.length, mustNotBeTold.length]).toEqual([100, 100]);
    expect(new Set([...mustBeTold, ...mustNotBeTold]).size).toBe(200);
  });

  it("refuses nearly all that must be told, and tells nearly none of the others", async () => {
    const { refused } = await told(mustBeTold);
    const { any } = await told(mustNotBeTold);
    const missed = mustBeTold.filter((sentence) => !refused.includes(sentence));
    const report = `people: ${refused.length} of 100 told, ${any.length} of 100 false alarms`;
    process.stdout.write(
      [report, ...missed.map((one) => `  missed: ${one}`), ...any.map((one) => `  false: ${one}`)]
        .join("\n")
        .concat("\n"),
    );
    expect(refused.length).toBeGreaterThanOrEqual(95);
    expect(any.length).toBeLessThanOrEqual(3);
  });

  it("says nothing of adults", async () => {
    expect((await told(adults)).any).toEqual([]);
  });
});
