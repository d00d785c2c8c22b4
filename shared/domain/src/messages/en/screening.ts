/** Texts of the screening of supplier plots. They are this product's. */
export const screening = {
  'screening.clear': 'No conflict found',
  'screening.review': 'To be reviewed',
  'screening.conflict': 'Conflict',
  'screening.unknown': 'Not known',
  'screening.lossAfterCutOff':
    '{layer}: trees were lost on {percent} % of the plot in {date}, after the cut-off date.',
  'screening.lossWithoutForest':
    '{layer}: trees were lost on {percent} % of the plot in {date}, after the cut-off date, where no forest is known.',
  'screening.lossInCutOffYear':
    '{layer}: trees were lost on {percent} % of the plot in {date}, the year of the cut-off date.',
  'screening.deforestationAfterCutOff':
    '{layer}: {percent} % of the plot were deforested on {date}, after the cut-off date.',
  'screening.undatedDeforestation': '{layer}: {percent} % of the plot are deforested, without a valid date.',
  'screening.protectedArea': '{layer}: {percent} % of the plot are in {name}.',
  'screening.highConservationValue':
    '{layer}: {percent} % of the plot are in {name}, an area of high conservation value.',
  'screening.highCarbonStock': '{layer}: {percent} % of the plot are in {name}, forest of high carbon stock.',
  'screeningGap.forest2020': 'It is not known whether the plot was forest in 2020.',
  'screeningGap.loss': 'The loss of trees by year is not known.',
  'screeningGap.lossYears': 'The layer of tree losses does not cover all years since the cut-off date.',
  'screeningGap.deforestation': 'A layer of deforestation gave no answer.',
  'screeningGap.protectedAreas': 'It is not known whether the plot is in a protected area.',
  'screeningGap.highConservationValue':
    'It is not known whether the plot is in an area of high conservation value.',
  'screeningGap.highCarbonStock': 'It is not known whether the plot is in forest of high carbon stock.',
  'screening.invalidCutOff': '{cutOff} is not a day. Enter the cut-off date as year-month-day.',
  'screening.futureCutOff': 'The cut-off date, {cutOff}, is after today, {today}. Choose an earlier day.'
} as const;
