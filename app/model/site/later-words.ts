/** What every form says, by language, where a site that is older than these fields writes none. */
export const laterWords = {
  en: {
    stillSending: "Still sending. Please stay on this page.",
    sms: "You can also send an SMS, which needs no data.",
  },
  sw: {
    stillSending: "Bado unatumwa. Tafadhali baki kwenye ukurasa huu.",
    sms: "Unaweza pia kutuma SMS, ambayo haihitaji data.",
  },
};
