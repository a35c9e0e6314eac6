const lookAlikes = new Map(
  [..."аеорсухіѕјкмтАВЕКМНОРСТХІЅԁԛԝһᴀɑαοιρνκΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"].map((letter, at) => [
    letter,
    [..."aeopcyxisjkmtABEKMHOPCTXISdqwhaaaoipvkABEZHIKMNOPTYX"][at] ?? "",
  ]),
);

/** A text of the same length, with digits of any script and look-alike letters as plain ASCII. */
export function withPlainDigits(text: string) {
  // Quotation marks and dashes are frequent and stay as they are.
  return text.replace(/[^\x20-\x7e\n–—‘’“”]/gu, (character) => {
    const folded = lookAlikes.get(character) ?? character.normalize("NFKC");
    const plain = folded.replace(/^\p{Nd}$/u, digitOf);
    if (!/^[\x21-\x7e]+$/.test(plain)) return character;
    return (/\d/.exec(plain)?.[0] ?? plain.charAt(0)).padEnd(character.length, "\u200b");
  });
}

// The digits of a script follow each other from 0, so counting back gives the value.
function digitOf(digit: string) {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
