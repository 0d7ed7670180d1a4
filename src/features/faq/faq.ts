/** Question of a visitor with our answer; also the source of FAQPage structured data. */
export interface FaqItem {
  readonly question: string;
  readonly answer: string;
}
