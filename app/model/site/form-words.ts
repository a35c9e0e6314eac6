import { z } from "zod";
import { confirmField } from "#app/model/fields/confirm.ts";
import { swahiliText, text } from "#app/model/fields/text.ts";

/** What every form says in one language, each made by the field for that language. */
function formWords(words: typeof text) {
  const said = z.strictObject({
    heading: words("The panel's heading", "We could not send it"),
    text: words("What happened and what to do", "Your words are still here."),
  });
  return z.strictObject({
    errorTitle: words(
      "The page's title while something has to be mended; {title}",
      "Error: {title}",
    ),
    errorsHeading: words("Above the list of what to mend", "There is a problem"),
    opensMailApp: words("Below a form that opens the mail app", "Opens your own mail app."),
    goesToService: words("Below a form that a service receives", "A form service receives this."),
    trap: words("The label of the field that only robots fill in", "Leave this field empty"),
    sending: words("While a message is on its way", "Sending your message…"),
    stillSending: words("Once that takes long", "Still sending. Please stay here."),
    handedOver: said.extend({
      text: words("What was asked of the mail app; {email} is the mailbox", "It goes to {email}."),
      left: words("What is left to do", "Press Send in your mail app."),
      nothingOpened: words("What to do where no app opened; {email}", "Copy the text to {email}."),
      tooLong: words("Said where the text is too long for a link", "Copy the full text first."),
      pasteHere: words("Stands in the mail in place of a long text", "Please paste the text here."),
      answer: words("When you answer; {time} is the time", "Send it now and we answer by {time}."),
    }),
    accepted: said.extend({
      answer: words("When you answer; {time} is the time", "We answer by {time}."),
    }),
    refused: said,
    unknown: said,
    offline: said.extend({
      sms: words("Also said where you have a phone", "An SMS needs no data."),
    }),
    doubted: said,
    ways: z.strictObject({
      heading: words("Above the other ways to send the same text", "Other ways to send it"),
      email: words("Opens the mail app", "Email"),
      whatsapp: words("Opens WhatsApp", "WhatsApp"),
      whatsappNote: words("What WhatsApp learns", "WhatsApp then knows that you wrote to us."),
      samplePhone: words(
        "Said in place of WhatsApp and SMS while the phone number is made up",
        "WhatsApp and SMS come with our number.",
      ),
      sms: words("Opens the text message app", "SMS"),
      copy: words("Copies the text", "Copy the text"),
      copied: words("Said once the text was copied", "Copied"),
      copyFailed: words("Said where copying is not allowed", "Please select the text and copy it"),
      print: words("Prints the text", "Print"),
    }),
    receipt: z.strictObject({
      heading: words("Above the text", "What your message says"),
      made: words("When it was written; {time} is the time", "Written on {time}"),
    }),
    draft: z.strictObject({
      restored: words("Said where earlier words came back", "We put back what you wrote before."),
      undo: words("Takes them out again", "Take it out again"),
      clear: words("Empties the form", "Clear this form"),
    }),
    noticeRegion: words("The name of the place where notices appear", "Notices"),
  });
}

/** What every form says, whichever it is; in Swahili too where a page with a form is. */
export const formWordsSchema = formWords(text).extend({
  swahili: formWords(swahiliText),
  confirm: confirmField,
});

/** What every form says, whichever it is. */
export type FormWords = z.infer<ReturnType<typeof formWords>>;
