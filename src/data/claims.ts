/**
 * Every figure that the site states about the service, each once. All are fixed by the owner
 * (docs/build/decisions.md). Where one page was given another figure, that figure is named for its
 * page; everywhere else shows the first one.
 */
export const claims = {
  /** Practices served. */
  practicesServed: '500+',
  /** Time until a call is answered, in seconds. */
  answerSeconds: 0.3,
  coverage: '24/7/365',
  coverageShort: '24/7',
  /** Share of practices that say they are satisfied. */
  satisfaction: '95%',
  /** Hours from signing to answering calls, and the wider range that Contact and support name. */
  setupHours: '48',
  setupHoursRange: '48–72',
  /** Weeks to going live, for most practices and for enterprises. */
  goLiveWeeks: '1–2',
  enterpriseGoLiveWeeks: '2–4',
  /** Calls handled at the same time. */
  concurrentCalls: '10+',
  /** English, French and this many more. */
  furtherLanguages: 12,
  emrIntegrations: '10+',
  uptimeSla: '99.9%',
  revenueIncrease: '25–40%',
  fewerMissedCalls: '35%',
  /** Upper end of the drop in no-shows. */
  noShowReduction: '35%',
  /** The return is positive in less than this many months. */
  roiMonths: 3,
  /** Monthly cost in USD: the service's marketing range, and a human receptionist's. */
  monthlyCostRange: '$599–999',
  humanMonthlyCostRange: '$4,000–8,000',
  /** Yearly turnover and sick days of front-desk staff. */
  humanTurnover: '25%',
  humanSickDays: '10–15',
  /** Hours in which a message is answered. */
  contactReplyHours: 24,
  /** Hours in which a suspected breach is reported. */
  breachReportHours: 24,
  /** Days of dedicated support after going live. */
  supportDays: 30,
  /** Offer price of the structured data, USD. */
  structuredDataPrice: 299,
} as const;

/** Until a person answers: the office is closed on Sunday (officeHours.ts). */
export const replyTime = `${claims.contactReplyHours} hours, except on Sundays`;
