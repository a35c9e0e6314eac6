const lookAlikes = new Map(
  [..."аеорсухіѕјкмтАВЕКМНОРСТХІЅԁԛԝһᴀɑαοιρνκΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"].map((letter, at) => [
    letter,
    [..."aeopcyxisjkmtABEKMHOPCTXISdqwhaaaoipvkABEZHIKMNOPTYX"][at] ?? "",
  ]),
);
// Digits in circles that Unicode does not call digits, each row from 1 to 9.
const circled = [0x2776, 0x2780, 0x278a, 0x24eb, 0x24f5];

/**
 * A text of the same length in which a digit of any script, and a letter that only looks like a
 * Latin one, stands as on a keyboard.
 */
export function withPlainDigits(text: string) {
  // Quotation marks and dashes, which are many, stay as they are.
  return text.replace(/[^\x20-\x7e\n–—‘’“”]/gu, (character) => {
    const folded = lookAlikes.get(character) ?? inCircle(character) ?? character.normalize("NFKC");
    const plain = folded.replace(/^\p{Nd}$/u, digitOf);
    if (!/^[\x21-\x7e]+$/.test(plain)) return character;
    return (/\d/.exec(plain)?.[0] ?? plain.charAt(0)).padEnd(character.length, "\u200b");
  });
}

function inCircle(sign: string) {
  const code = sign.codePointAt(0) ?? 0;
  const first = circled.find((one) => one <= code && code < one + 9);
  if (sign === "⓿") return "0";
  return first === undefined ? undefined : String(code - first + 1);
}

// The ten digits of a script follow each other from 0, so that counting back gives the value.
function digitOf(digit: string) {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
