const ama = {
  source: 'American Medical Association, physician survey, February 2025',
  url: 'https://www.ama-assn.org/practice-management/digital-health/2-3-physicians-are-using-health-ai-78-2023',
} as const;

/** Published figures as of August 2025, in percent. */
export const adoptionFigures = {
  'ai-2023': {label: 'Physicians who used AI in their practice, 2023', percent: 38, ...ama},
  'ai-2024': {label: 'The same question, 2024', percent: 66, ...ama},
  'admin-2024': {
    label: 'Physicians who see administrative automation as the biggest opportunity, 2024',
    percent: 57,
    ...ama,
  },
  'ehr-2021': {
    label: 'Office-based physicians with a certified EHR, 2021',
    percent: 78,
    source: 'Office of the National Coordinator for Health IT, Quick Stat',
    url: 'https://www.healthit.gov/data/quickstats/national-trends-hospital-and-physician-adoption-electronic-health-records',
  },
} as const;
