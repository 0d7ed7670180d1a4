/**
 * Systems that we connect to: names, categories and status are fixed by the owner.
 *
 * The capabilities of each vendor's system (`description`, `features`, `needs`) are not fixed: an
 * operator confirms them with the vendor before launch.
 */
export const integrationIds = [
  'epic',
  'cerner',
  'athenahealth',
  'eclinicalworks',
  'nextgen',
  'drchrono',
  'practice-fusion',
  'dentrix',
  'eaglesoft',
  'curve-dental',
  'open-dental',
] as const;
export type IntegrationId = (typeof integrationIds)[number];

/** Categories in order. `leavesAlone`: data that their systems don't share, as `unsharedData` sums up. */
const categories = [
  {
    id: 'emr-ehr',
    name: 'EMR/EHR',
    leavesAlone: 'Orders, results, clinical notes, or billing.',
  },
  {
    id: 'practice-management',
    name: 'Practice Management',
    leavesAlone: 'Charges, claims, or balances.',
  },
  {
    id: 'dental',
    name: 'Dental',
    leavesAlone: 'Treatment plans, X-rays, or the ledger.',
  },
] as const;

export interface IntegrationStatus {
  readonly name: string;
  /** Meaning of the status for a practice that asks today. */
  readonly meaning: string;
}

export const integrationStatuses = {
  available: {
    name: 'Available',
    meaning: 'Ready to connect today.',
  },
  beta: {
    name: 'Beta',
    meaning: 'It books only what is named here. Everything else reaches your team as a note.',
  },
  'coming-soon': {
    name: 'Coming soon',
    meaning: 'Not ready yet.',
  },
} as const satisfies Readonly<Record<string, IntegrationStatus>>;

export interface Integration {
  readonly id: IntegrationId;
  readonly name: string;
  readonly category: (typeof categories)[number]['id'];
  readonly status: keyof typeof integrationStatuses;
  /** One sentence about our use of this system. */
  readonly description: string;
  /** Features beyond those that the description names, and beyond `sharedFeatures`. */
  readonly features: readonly string[];
  /** Requirements for the practice. */
  readonly needs: string;
}

/** Features of every available connection. */
export const sharedFeatures =
  'Every available connection reads open times by provider and visit type, books, moves, and cancels visits, and matches callers by name, birth date, and phone. Confirmations and call summaries come with each.';

/** Data that a connection shares. */
export const sharedData: readonly string[] = [
  'Open times, by provider and visit type',
  'Name, birth date, and phone number, to match a caller',
  'The caller’s own upcoming visits, to move or cancel one',
  'The visit it books, moves, or cancels',
  'A preferred language, if you allow it',
  'A two-line call summary',
];

/** Data that stays in the practice's system. */
export const unsharedData: readonly string[] = [
  'Diagnoses, notes, and treatment plans',
  'Lab results, X-rays, and images',
  'Prescriptions and orders',
  'Claims, balances, and card numbers',
];

export const integrations = {
  epic: {
    name: 'Epic',
    category: 'emr-ehr',
    status: 'available',
    description: 'Books by provider and visit type.',
    features: ['Files a two-line call summary'],
    needs: 'Approval from the team that runs your Epic, and one test provider.',
  },
  cerner: {
    name: 'Cerner',
    category: 'emr-ehr',
    status: 'available',
    description: 'Books into scheduling.',
    features: ['Confirms by text and email', 'Files a two-line call summary'],
    needs:
      'Approval from the team that runs your Cerner (Oracle Health since 2022), and one test location.',
  },
  athenahealth: {
    name: 'athenahealth',
    category: 'emr-ehr',
    status: 'available',
    description: 'Books for callers matched by name and birth date.',
    features: ['Offers open times by text'],
    needs: 'An administrator who can approve the connection.',
  },
  eclinicalworks: {
    name: 'eClinicalWorks',
    category: 'emr-ehr',
    status: 'available',
    description: 'Books by provider and resource.',
    features: ['Files a two-line call summary', 'Sends reminders patients can answer'],
    needs: 'An administrator for about an hour of setup.',
  },
  nextgen: {
    name: 'NextGen',
    category: 'emr-ehr',
    status: 'beta',
    description: 'Reads schedules and books new and follow-up visits.',
    features: ['Confirms by text and email'],
    needs: 'An administrator who can approve the connection, and time to report problems.',
  },
  drchrono: {
    name: 'DrChrono',
    category: 'practice-management',
    status: 'available',
    description: 'Books across offices and notes the reason for the visit in the caller’s words.',
    features: ['Keeps each office’s hours separate'],
    needs: 'An administrator who can approve the connection.',
  },
  'practice-fusion': {
    name: 'Practice Fusion',
    category: 'practice-management',
    status: 'available',
    description:
      'Books by visit type and confirms the visit while the caller is still on the line.',
    features: ['Confirms by text and email'],
    needs: 'An up-to-date appointment book for each provider.',
  },
  dentrix: {
    name: 'Dentrix',
    category: 'dental',
    status: 'available',
    description: 'Books by operatory and procedure length.',
    features: ['Makes recall calls'],
    needs: 'Your procedure lengths, and someone who can approve the connection.',
  },
  eaglesoft: {
    name: 'Eaglesoft',
    category: 'dental',
    status: 'available',
    description: 'Books by chair.',
    features: ['Offers canceled times to other callers'],
    needs: 'Your chair list, and someone who can approve the connection.',
  },
  'curve-dental': {
    name: 'Curve Dental',
    category: 'dental',
    status: 'available',
    description: 'Books, moves, and cancels in the schedule.',
    features: ['Sends recall reminders'],
    needs: 'An administrator who can approve the connection.',
  },
  'open-dental': {
    name: 'Open Dental',
    category: 'dental',
    status: 'beta',
    description: 'Reads operatories and books hygiene and emergency visits.',
    features: ['Confirms by text and email'],
    needs: 'A test patient we can call as, and time to report problems.',
  },
} as const satisfies Readonly<Record<IntegrationId, Omit<Integration, 'id'>>>;

export const allIntegrations: readonly Integration[] = integrationIds.map((id) => ({
  id,
  ...integrations[id],
}));

/** Categories with their systems. */
export const systemsByCategory = categories.map((category) => ({
  ...category,
  systems: allIntegrations.filter((system) => system.category === category.id),
}));
