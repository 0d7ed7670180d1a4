import {brand} from '../../src/config/brand.ts';
import {redirects} from '../../src/data/redirects.ts';
import {
  type Specialty,
  specialtySchema,
  type DrawingData,
} from '../../src/data/specialties/schema.ts';
import {dayProblems} from '../../src/domain/call/schedule.ts';
import type {Problem} from '../../src/domain/problems.ts';
import {shapeProblems} from '../../src/domain/shapeProblems.ts';

/** Search results cut titles at about 60 characters; the site's name is added to a page's. */
const TITLE_LENGTH = 60;

/** Notes what is wrong with a field, and goes on. */
type Say = (field: string, message: string) => void;

export const slugProblems = (slug: string, file: string): readonly Problem[] =>
  /^[a-z]+(?:-[a-z]+)*$/.test(slug)
    ? []
    : [{file, field: `'${slug}'`, message: 'must be small letters, words joined by hyphens'}];

const checkTitle = ({metadata}: Specialty, say: Say): void => {
  const shown = `${metadata.title} | ${brand.name}`;
  if (shown.length <= TITLE_LENGTH) return;
  say(
    'metadata.title',
    `reads '${shown}' with the site's name, ${shown.length} characters; at most ${TITLE_LENGTH} fit`,
  );
};

const checkSheet = ({features}: Specialty, say: Say): void => {
  const {sheet} = features.sheet;
  sheet.entries.forEach(({row, span, title, note}, index) => {
    const field = `features.sheet.sheet.entries[${index}]`;
    if (row + span > sheet.rows) {
      say(field, `'${title}' ends below the sheet's ${sheet.rows} rows`);
    }
    if (note !== undefined && span < 2) {
      say(field, `'${title}' has a note, which one row has no room for`);
    }
  });
};

/** The other kinds of drawings cannot be wrong in what their shape lets through. */
const checkObject = (object: DrawingData, field: string, say: Say): void => {
  if (object.kind === 'visits' && object.used + object.booked > object.authorized) {
    say(field, `uses and books more visits than the ${object.authorized} authorized`);
  }
};

const checkReceptionist = ({receptionist}: Specialty, say: Say): void => {
  if (receptionist === undefined) return;
  const exact = receptionist.monthlyPrice * 12;
  if (Math.abs(receptionist.yearlyPrice - exact) / exact <= 0.02) return;
  say(
    'receptionist.yearlyPrice',
    `is ${receptionist.yearlyPrice}; twelve months of ${receptionist.monthlyPrice} are ${exact}`,
  );
};

/** What is wrong with a page: its shape, and if that is right, what stands between its fields. */
export const pageProblems = (file: string, specialty: Specialty): readonly Problem[] => {
  const problems = shapeProblems(specialtySchema, specialty, file);
  if (problems.length > 0) return problems;
  const say: Say = (field, message) => problems.push({file, field, message});
  checkTitle(specialty, say);
  checkSheet(specialty, say);
  specialty.features.cards.forEach(({object}, index) =>
    checkObject(object, `features.cards[${index}].object`, say),
  );
  checkReceptionist(specialty, say);
  const {sheet} = specialty.features.sheet;
  return [...problems, ...dayProblems(file, 'features.sheet.sheet.entries', sheet)];
};

/** The pages that the owner fixed: people have their addresses. */
const REQUIRED_SLUGS = [
  ...['dental', 'family-medicine', 'physiotherapy', 'optometry', 'medical-spas', 'gynecologist'],
  ...['chiropractors', 'acupuncture', 'pharmacies', 'veterinarians', 'dietitians'],
];

/** Promised pages that are neither there nor redirected. */
export const removalProblems = (slugs: readonly string[], file: string): readonly Problem[] =>
  REQUIRED_SLUGS.filter(
    (slug) => !slugs.includes(slug) && !redirects.some(({from}) => from === `/solutions/${slug}`),
  ).map((slug) => ({
    file,
    field: `'${slug}'`,
    message: `is gone, and people have its address; add {from: '/solutions/${slug}', to: …} to src/data/redirects.ts`,
  }));
