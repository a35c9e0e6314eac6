/** What kind of value a visitor can reach: who receives money, how much, whom a call or a mail reaches, another site. */
export const valueKinds = ["receiver", "amount", "phone", "mailbox", "host"] as const;
