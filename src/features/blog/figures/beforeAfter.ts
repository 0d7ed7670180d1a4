/**
 * Article on patient experience: figures that practices report before, and targets of the service
 * (fixed by the owner).
 */
export const beforeAfter = [
  {measure: 'Hold time', before: '3–5 min', after: 'under 10 seconds'},
  {measure: 'Scheduling errors', before: '15–20%', after: 'under 2%'},
  {measure: 'Missed calls', before: '25–30%', after: 'under 5%'},
] as const;
