/** What a text can say that can be compared with what is known. */
export type FactKind =
  "mail" | "phone" | "date" | "days" | "time" | "amount" | "percent" | "number";

/** Something in a text that can be compared with what is known, in whichever language it is said. */
export type Fact = {
  kind: FactKind;
  /** The same for what is the same: 17:00 for "5 pm" and for "saa kumi na moja jioni". */
  key: string;
  index: number;
  length: number;
  /** Of a date, where they are said. */
  year?: string;
  weekday?: string;
  /** True for a short number that readers are told to call. */
  isCalled?: boolean;
  /** Of a number, the stems of the words beside it. */
  counted: string[];
};
