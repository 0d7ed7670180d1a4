export interface TimelineStage {
  readonly id: string;
  readonly years: string;
  readonly title: string;
  readonly happens: readonly string[];
  readonly staysWithPeople: string;
}

/**
 * Future automation: three stages. The first is observed, the other two are our expectation. Fixed
 * by the owner.
 */
export const automationTimeline: readonly TimelineStage[] = [
  {
    id: 'answering',
    years: '2024–2025',
    title: 'The phone is answered',
    happens: [
      'Calls are picked up day and night, and sorted by what they are about.',
      'Routine visits are booked straight into the schedule.',
      'Reminders go out, and the replies are read.',
    ],
    staysWithPeople: 'Every exception, and every caller who asks for a person.',
  },
  {
    id: 'handling',
    years: '2026–2028',
    title: 'The errand is finished',
    happens: [
      'Coverage is checked before the visit rather than at the counter.',
      'A freed slot is offered to the waiting list within minutes.',
      'A conversation moves from phone to text and back without starting over.',
    ],
    staysWithPeople: 'Judgment about money, medicine and the people a practice knows by name.',
  },
  {
    id: 'anticipating',
    years: '2029+',
    title: 'The errand is expected',
    happens: [
      'Follow-ups are proposed before anyone has to call.',
      'The week’s staffing follows the week’s expected calls.',
      'Offices, pharmacies and payers settle routine questions between their systems.',
    ],
    staysWithPeople: 'Deciding what the rules are, and answering for them.',
  },
];
