/**
 * Strings fixed by the owner (docs/build/decisions.md), by page: quoted strings, complete lists,
 * and figures. Typed by hand letter for letter and never imported from the site, so that an error
 * in the site fails the test. Only facts that must be editable in one place are imported: the
 * company's name, phone and email, and the plans' prices.
 */
import {company} from '../src/config/company';
import {plans} from '../src/data/plans';

export interface SpecGroup {
  /** Paths of the pages with the string. */
  readonly on: readonly string[];
  /** Part of the page; 'page' is the content between header and footer. */
  readonly part: 'header' | 'page' | 'footer';
  readonly strings: readonly string[];
}

const list = (text: string): string[] =>
  text.split('|').map((words) => words.replace(/\s+/g, ' ').trim());

/** Formats US dollars as the pages do. */
export const usd = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** List prices per month. */
export const small = plans.small.price;
export const medium = plans.medium.price;

/** Page view titles by route. */
export const specRoutes: Readonly<Record<string, string>> = Object.fromEntries(
  list(`
    / Homepage | /features Features | /pricing Pricing | /integrations Integrations |
    /security Security | /about About | /contact Contact | /case-studies Case Studies | /blog Blog |
    /blog/hipaa-compliance Blog Post | /blog/patient-experience Blog Post | /blog/roi Blog Post |
    /blog/future-automation Blog Post | /blog/multilingual Blog Post | /blog/integration Blog Post |
    /calculator ROI Calculator | /solutions Solutions | /privacy Privacy Policy |
    /terms Terms of Service | /dpa Data Processing Agreement`).map((route) => {
    const [path = '', ...title] = route.split(' ');
    return [path, title.join(' ')];
  }),
);

/** Title of any other path. */
export const unknownTitle = 'Unknown Page';

export const specialtyPaths = list(`
  dental | family-medicine | physiotherapy | optometry | medical-spas | gynecologist | chiropractors |
  acupuncture | pharmacies | veterinarians | dietitians`).map((slug) => `/solutions/${slug}`);

const articlePaths = Object.keys(specRoutes).filter((path) => path.startsWith('/blog/'));
const everyPage = [...Object.keys(specRoutes), ...specialtyPaths, '/404'];
const specialties = `Dental | Family medicine | Physiotherapy | Optometry | Medical spas | Gynecology |
  Chiropractic | Acupuncture | Pharmacies | Veterinarians | Dietitians`;

/** Strings by page and section, before any script runs. */
const onPages: Readonly<Record<string, string>> = {
  '/': `
    Never Miss Another Patient Call | HIPAA Ready | 24/7/365 | Multi-Language | Book Your Demo |
    Call Test AI | Call Answered 0.3 seconds | Appointment Booked | Core Features | 24/7 Coverage |
    Seamless Scheduling | Patient Communication | Analytics | US Healthcare Compliance |
    Fast Setup | Monthly cost | Coverage hours | Concurrent calls | Consistency | Languages |
    Training time | Sick days | Turnover risk | Human touch | Complex situations | $599-999 |
    $4,000-8,000 | 25% a year | 10-15 a year | 500+ | 0.3 seconds | 48 hours | SOC 2 |
    US data residency | 10+ calls | 10+ EMR | $21,801 | ±15%`,
  '/case-studies': `
    25-40% | 35% fewer missed calls | under 3 months | Dental clinic | Dallas, TX |
    Family medicine | Phoenix, AZ | Physiotherapy | Chicago, IL | Challenge | Solution | Before |
    After | 98% call answer rate | 45% booking increase | 12 hrs weekly time saved |
    4.8 /5 patient satisfaction`,
  '/features': `
    99.9% uptime SLA | 12 other languages | up to 35% | 10+ calls at the same time |
    Core AI Capabilities | Appointment Management | Patient Communication | Analytics & Insights |
    Security & Compliance`,
  '/404': `
    404 | Page Not Found | Go Home | Go Back |
    Sorry, the page you are looking for doesn't exist or has been moved.`,
  '/pricing': `
    Small Practice | Medium Practice | Most Popular | Enterprise | Custom | ${usd(small)} |
    Up to 500 minutes | Single location | 9am-6pm EST | ${usd(medium)} | Up to 1,000 minutes |
    Up to 5 locations | Volume discounts at 3+ locations | 15+ locations | Unlimited locations |
    Custom minutes | $3,000 | $10,000 | Save $7,000 | first 100 clinics |
    30-day money-back guarantee | No contracts | Cancel with 30 days’ notice | AI Receptionist |
    Appointment Scheduling | Patient Communication | Analytics Dashboard`,
  '/calculator': `
    Export PDF | ±15% | ${usd(medium)} | $3,000 | 22 working days | 80% | 160 | Family Medicine 65 18% $120 |
    Dental 45 12% $280 | Physiotherapy 35 15% $95 | Chiropractic 30 20% $85`,
  '/integrations': `
    Epic | Cerner | athenahealth | eClinicalWorks | DrChrono | Practice Fusion | Dentrix |
    Eaglesoft | Curve Dental | NextGen | Open Dental | EMR/EHR 5 | Practice Management 2 |
    Dental 4 | Available | Beta | Learn More | Connect | Configure | Go Live`,
  '/about': `
    Mission | Vision | 2022 | 2023 | 2024 | 2025 | Toronto | CEO | CTO | Head of Sales |
    Compliance | Customer Success | Marketing | Operations | ${company.email.display} |
    ${company.phone.display}`,
  '/contact': `
    Get in Touch | Schedule a Demo | Call Us | Email Us | ${company.email.display} |
    Contact Information | ${company.phone.display} | Across the US | remote support | Monday-Friday |
    8:00 AM-6:00 PM EST | Saturday | 9:00 AM-2:00 PM EST | Sunday | Closed |
    monitors support emails 24/7 for critical issues | Why Choose Us | 500+ practices served |
    24/7 AI coverage | 95% satisfaction | HIPAA compliant | within 24 hours | 48-72 hours |
    30 days after go-live | First name | Last name | Email | Phone | Practice type | Clinic name |
    Team size | State | Message | Family Medicine | Dental | Physiotherapy | Chiropractic |
    Optometry | Other | 1-5 | 6-15 | 16-50 | 50+ | District of Columbia (DC) | Wyoming (WY) |
    Message us`,
  '/solutions': `
    Family Medicine | Dental Practices | Physiotherapy | Chiropractic | Optometry |
    Multi-Specialty | Learn More | up to 35% | Schedule Your Demo | Medical spas | Gynecology |
    Acupuncture | Pharmacies | Veterinarians | Dietitians`,
  '/solutions/dietitians': `
    Nutrition Specialist | AI Receptionist for Registered Dietitians |
    Trusted by 75+ Nutrition Practices | HIPAA Compliant | Nutrition AI Features |
    Enhance Your Nutrition Practice | Ready to Transform Your Nutrition Practice? | Schedule Demo |
    Call ${company.phone.display} to Test AI | 40% higher patient satisfaction |
    95% of calls answered within 3 rings | 30% of appointments booked after hours | 20+ Languages |
    Insurance details | 514% | ${usd(small)} | $8,400 | $60,000 | $45,000 | $15,000 | $51,600`,
  '/blog': `
    All | AI Technology | Practice Management | HIPAA Compliance | Patient Experience |
    Stay Updated | Subscribe`,
  '/blog/hipaa-compliance': `
    HIPAA Compliance | 8 min | Data minimization | Secure storage | Access controls |
    Audit trails | Five best practices`,
  '/blog/patient-experience': `
    6 min | Hold time 3-5 min under 10 seconds | Scheduling errors 15-20% under 2% |
    Missed calls 25-30% under 5% | Schedule Demo`,
  '/blog/roi': `10 min | 2-3 months | 1-2 months | 3-6 months`,
  '/blog/future-automation': `
    12 min | 2024-2025 | 2026-2028 | 2029+ | Schedule Demo`,
  '/privacy': `
    Last updated September 2025 | Privacy Policy | What we collect | What we use it for | HIPAA |
    ${company.email.display}`,
  '/terms': `
    Last updated September 2025 | Terms of Service | monthly subscription |
    setup fee of $3,000 USD | 30 days’ notice | 99.9% | US dollars (USD) |
    liability is limited to the monthly fee`,
  '/dpa': `
    Data Processing Agreement | Last updated September 2025 | Download DPA | within 24 hours |
    Privacy Officer | Patient rights | Security measures`,
};

const ofAll = `Solutions | ${specialties} | Features | Integrations | Blog | About`;

/** Strings of the built pages before any script runs. */
export const specStrings: readonly SpecGroup[] = [
  {
    on: everyPage,
    part: 'header',
    strings: list(`${ofAll} | Calculator | Try Now | Schedule a Demo! | ${company.phone.display}`),
  },
  {
    on: everyPage,
    part: 'footer',
    strings: list(`
    ${ofAll} | ROI Calculator | Case Studies | Contact | Privacy Policy | Terms of Service |
    Data Processing Agreement`),
  },
  {on: specialtyPaths, part: 'page', strings: ['Schedule Demo', 'Call to Test AI']},
  {on: articlePaths, part: 'page', strings: ['Back to Blog', 'Related Articles', 'Share']},
  ...Object.entries(onPages).map(([path, words]): SpecGroup => ({
    on: [path],
    part: 'page',
    strings: list(words),
  })),
];

/** Strings that appear after an action, by section; the tests of the action use them. */
export const afterAction = {
  newsletter: {success: "You're all set!"},
  /** Title and text of each toast. */
  toasts: {
    exception: ['Something went wrong', 'Please try again later.'],
    success: [
      'Welcome aboard! 🎉',
      `You'll receive updates about ${company.name} features and healthcare AI insights.`,
    ],
  },
  contact: {
    sent: 'Message Sent!',
    thanks: "Thank you for your message. We'll get back to you within 24 hours.",
    again: 'Send another message',
  },
  /** Heading of React's error page. */
  crash: 'Unexpected Application Error!',
  blogClear: 'Clear filters',
} as const;

/**
 * Strings tested in unit tests only: an unused integration status, the toggle that is off, a failed
 * PDF, a payback that is never reached.
 */
export const unitTestStrings = {
  comingSoon: 'Coming Soon',
  annualBadge: 'Save 20%',
  pdfFallback: 'PDF export feature coming soon!',
  paybackNever: 'Not reached',
} as const;
