const pairs = `
  centre-center centres-centers centred-centered metre-meter metres-meters litre-liter litres-liters
  theatre-theater theatres-theaters fibre-fiber programme-program programmes-programs favour-favor
  favours-favors honour-honor honours-honors honoured-honored labour-labor labours-labors harbour-harbor
  humour-humor rumour-rumor rumours-rumors vigour-vigor cancelled-canceled modelling-modeling
  counselling-counseling counsellor-counselor counsellors-counselors counselled-counseled enrol-enroll
  enrolment-enrollment fulfil-fulfill skilful-skillful judgement-judgment labelled-labeled
  fuelled-fueled instalment-installment instalments-installments maths-math plough-plow mould-mold`;

/**
 * British forms that the dictionary of US English accepts, each with the US form, so that "centre"
 * is reported like "colour". Capitalized ones may belong to a name and are left alone.
 */
export const britishForms: ReadonlyMap<string, string> = new Map(
  (pairs.match(/\S+/g) ?? []).map((pair) => pair.split("-") as [string, string]),
);
