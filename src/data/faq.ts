/** A question a visitor asks and the answer we give; also the source of FAQPage structured data. */
export interface FaqItem {
  readonly question: string;
  readonly answer: string;
}
