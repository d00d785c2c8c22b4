const inLagos = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });

/** The business day (Africa/Lagos) a moment falls on, as 'YYYY-MM-DD'. */
export const businessDay = (moment: Date): string => inLagos.format(moment);
