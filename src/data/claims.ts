/**
 * Figures that the site states about the service, each defined once and fixed by the owner
 * (docs/build/decisions.md). A figure that differs on one page is named after that page; all other
 * pages show the general one.
 */
export const claims = {
  practicesServed: '500+',
  /** Seconds until a call is answered. */
  answerSeconds: 0.3,
  coverage: '24/7/365',
  coverageShort: '24/7',
  /** Percentage of practices that say they are satisfied. */
  satisfaction: '95%',
  /** Hours from signing to answering calls, and the wider range for Contact and support pages. */
  setupHours: '48',
  setupHoursRange: '48–72',
  /** Weeks until go-live, for most practices and for enterprises. */
  goLiveWeeks: '1–2',
  enterpriseGoLiveWeeks: '2–4',
  /** Calls handled at the same time. */
  concurrentCalls: '10+',
  emrIntegrations: '10+',
  uptimeSla: '99.9%',
  revenueIncrease: '25–40%',
  fewerMissedCalls: '35%',
  /** Upper end of the reduction in no-shows. */
  noShowReduction: '35%',
  /** Months until the return is positive, as an upper bound. */
  roiMonths: 3,
  /** Monthly cost in USD: the service's marketing range, and a human receptionist's. */
  monthlyCostRange: '$599–999',
  humanMonthlyCostRange: '$4,000–8,000',
  /** Yearly turnover and sick days of front-desk staff. */
  humanTurnover: '25%',
  humanSickDays: '10–15',
  /** Hours until a message is answered. */
  contactReplyHours: 24,
  /** Hours until a suspected breach is reported. */
  breachReportHours: 24,
  /** Days of dedicated support after go-live. */
  supportDays: 30,
  /** Offer price in the structured data, in USD. */
  structuredDataPrice: 299,
} as const;
