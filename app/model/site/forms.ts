import { z } from "zod";
import { described, group, paragraph, wording } from "#app/model/fields/described.ts";
import { confirmField } from "#app/model/fields/state.ts";

const afterSending = {
  lead: wording("Shown below the heading", "It takes five minutes."),
  notice: group("Shown for a moment after the form was sent", {
    title: wording("The notice's title", "Application Submitted!"),
    text: wording("The notice's text", "Thank you for your interest."),
  }),
};

/** The words of each form, apart from its fields. */
export const formFields = {
  heading: wording("The heading", "Send a message"),
  ...afterSending,
  served: described(
    z.strictObject(afterSending).partial().optional(),
    "words",
    "With delivery: endpoint: replaces lead and notice, which mention the mail app",
    "{notice: {title: Thank you, text: We read it soon.}}",
  ).meta({ label: "Other words with a form service" }),
  submit: wording("The button", "Send message"),
};

/** The short notice of a form after it was sent. */
export type Notice = z.infer<typeof formFields.notice>;

const outcome = z.strictObject({
  heading: wording("The panel's heading", "We could not send it"),
  text: wording("What happened and what to do", "Your words are still here."),
});

/** The words that all forms share. */
export const formWordsSchema = z.strictObject({
  errorTitle: wording(
    "The page's title while the form has errors; {title} is its usual title",
    "Error: {title}",
  ).meta({ placeholders: ["title"] }),
  errorsHeading: wording("Shown above the list of errors", "There is a problem"),
  opensMailApp: wording("Shown below a form that opens the mail app", "Opens your own mail app."),
  goesToService: wording(
    "Shown below a form that a service receives",
    "A form service receives this.",
  ),
  trap: wording("The label of the field that only robots fill in", "Leave this field empty"),
  sending: wording("Shown while a message is being sent", "Sending your message…"),
  stillSending: wording("Shown if sending takes long", "Still sending. Please stay here."),
  handedOver: group("Shown after the mail app was opened", {
    ...outcome.shape,
    text: wording(
      "What the mail app should do; {email} is the receiver",
      "It goes to {email}.",
    ).meta({ placeholders: ["email"] }),
    left: wording("What is left to do", "Press Send in your mail app.").meta({
      label: "What is left to do",
    }),
    nothingOpened: wording(
      "What to do if no app opened; {email} is the receiver",
      "Copy the text to {email}.",
    ).meta({ placeholders: ["email"] }),
    tooLong: wording("Shown if the text is too long for the mail app", "Copy the full text first."),
    pasteHere: wording(
      "The words in the e-mail in place of a long text",
      "Please paste the text here.",
    ),
    answer: wording(
      "When you answer; {time} is the time",
      "Send it now and we answer by {time}.",
    ).meta({ placeholders: ["time"] }),
  }),
  accepted: group("Shown after the form service accepted a message", {
    ...outcome.shape,
    answer: wording("When you answer; {time} is the time", "We answer by {time}.").meta({
      placeholders: ["time"],
    }),
  }),
  refused: outcome.meta({ description: "Shown after the form service refused a message" }),
  unknown: outcome.meta({ description: "Shown if nobody knows whether a message arrived" }),
  offline: group("Shown if the visitor is offline", {
    ...outcome.shape,
    sms: wording("Also shown if you have a phone", "An SMS needs no data."),
  }),
  doubted: outcome.meta({
    description: "Shown if a robot seems to have filled in the form, so that nothing was sent",
  }),
  ways: group("The other ways to send the same text", {
    heading: wording("Shown above the other ways to send the same text", "Other ways to send it"),
    email: wording("The button that opens the mail app", "Email"),
    whatsapp: wording("The button that opens WhatsApp", "WhatsApp"),
    whatsappNote: paragraph(
      "Says that WhatsApp will know about the message",
      "WhatsApp then knows that you wrote to us.",
    ),
    samplePhone: wording(
      "Shown in place of WhatsApp and SMS while the phone number is made up",
      "WhatsApp and SMS come with our number.",
    ),
    sms: wording("The button that opens the text message app", "SMS"),
    copy: wording("The button that copies the text", "Copy the text"),
    copied: wording("Shown after the text was copied", "Copied"),
    copyFailed: wording("Shown if copying is not allowed", "Please select the text and copy it"),
    print: wording("The button that prints the text", "Print"),
  }),
  receipt: group("The message as it was sent, to keep", {
    heading: wording("Shown above the text", "What your message says"),
    made: wording("When it was written; {time} is the time", "Written on {time}").meta({
      placeholders: ["time"],
    }),
  }),
  draft: group("What a visitor wrote before and did not send", {
    restored: wording("Shown if earlier words were restored", "We put back what you wrote before."),
    undo: wording("The button that removes them again", "Take it out again"),
    clear: wording("The button that empties the form", "Clear this form"),
  }),
  noticeRegion: wording("The name of the notices, for screen readers", "Notices"),
  confirm: confirmField,
});

/** The words that all forms share. */
export type FormWords = Omit<z.infer<typeof formWordsSchema>, "confirm">;

/** The words of the newsletter box in the footer. */
export const newsletterSchema = z.strictObject({
  ...formFields,
  label: wording("The label of the field", "E-mail address for the newsletter").meta({
    label: "Label of the field",
  }),
  placeholder: wording("The grey words in the field", "Your email"),
  missing: wording("Shown if the field is empty", "Enter your e-mail address"),
  invalid: wording(
    "Shown if it is not an e-mail address",
    "Enter an address like name@example.com",
  ),
  subject: wording("The subject of the message", "Newsletter"),
  message: wording(
    "The message; {email} is the visitor's address",
    "Please send it to {email}.",
  ).meta({ placeholders: ["email"] }),
});

/** The words of the newsletter box. */
export type Newsletter = z.infer<typeof newsletterSchema>;

const field = group("The words of this field", {
  label: wording("The field's label", "Full name"),
  hint: wording("A hint below the label", "As your friends write it").optional(),
});

/** The words of the volunteer application form. */
export const volunteerFormSchema = z.strictObject({
  ...formFields,
  required: wording("Shown beside a required field", "required"),
  optional: wording("Shown beside an optional field", "optional"),
  name: field,
  email: field,
  phone: field,
  interests: field,
  skills: field,
  availability: field,
  message: field,
  nameMissing: wording("Shown if the name is empty", "Enter your full name"),
  emailMissing: wording("Shown if the e-mail is empty", "Enter your e-mail address"),
  emailInvalid: wording(
    "Shown if it is not an e-mail address",
    "Enter an address like name@example.com",
  ),
  subject: wording("The subject of the message; {name} is the visitor", "Application: {name}").meta(
    { placeholders: ["name"] },
  ),
  none: wording("Written in the message for an empty field", "not given").meta({
    label: "For an empty field",
  }),
});

/** The words of the volunteer application form. */
export type VolunteerFormWords = z.infer<typeof volunteerFormSchema>;
