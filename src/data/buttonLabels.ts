/** Labels of the buttons that lead to a demo or a call. A page has the first two, unless the owner fixed others for it. */
export const buttonLabels = {
  demo: 'Book a demo',
  testCall: 'Call the test line',
  headerDemo: 'Schedule a Demo!',
  headerCall: 'Try Now',
  /** Of specialty pages and articles. */
  specialtyDemo: 'Schedule Demo',
  specialtyCall: 'Call to Test AI',
} as const;
