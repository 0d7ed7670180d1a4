/**
 * Article on future automation: three stages. The first is observed, the other two are our
 * expectation (fixed by the owner).
 */
export const automationTimeline = [
  {
    years: '2024–2025',
    title: 'The phone is answered',
    happens: [
      'Calls are answered day and night, and sorted by reason.',
      'Routine visits are booked in the schedule.',
      'Reminders go out, and the replies are read.',
    ],
    staysWithPeople: 'Every exception, and every caller who asks for a person.',
  },
  {
    years: '2026–2028',
    title: 'The task is finished',
    happens: [
      'Coverage is checked before the visit rather than at the counter.',
      'An open slot is offered to the waiting list within minutes.',
      'A conversation moves from phone to text and back without starting over.',
    ],
    staysWithPeople: 'Judgment about money, medicine, and the people a practice knows by name.',
  },
  {
    years: '2029+',
    title: 'The task is anticipated',
    happens: [
      'Follow-ups are proposed before anyone has to call.',
      'The week’s staffing follows the week’s expected calls.',
      'Systems of offices, pharmacies, and payers settle routine questions.',
    ],
    staysWithPeople: 'Deciding what the rules are, and answering for them.',
  },
] as const;
