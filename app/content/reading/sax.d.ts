declare module "sax" {
  type Parser = {
    onerror: (error: Error) => void;
    onopentag: (tag: { name: string; attributes: Record<string, string> }) => void;
    onclosetag: () => void;
    ontext: (text: string) => void;
    oncdata: (text: string) => void;
    ondoctype: (text: string) => void;
    onprocessinginstruction: (instruction: { name: string; body: string }) => void;
    write: (text: string) => Parser;
    close: () => Parser;
  };
  const sax: { parser: (isStrict: true) => Parser };
  export default sax;
}
