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

/** Adds a problem of a field. */
type AddProblem = (field: string, message: string) => void;

export const slugProblems = (slug: string, file: string): readonly Problem[] =>
  /^[a-z]+(?:-[a-z]+)*$/.test(slug)
    ? []
    : [{file, field: `'${slug}'`, message: 'must be small letters, words joined by hyphens'}];

const checkTitle = ({metadata}: Specialty, add: AddProblem): void => {
  const shown = `${metadata.title} | ${brand.name}`;
  if (shown.length <= TITLE_LENGTH) return;
  add(
    'metadata.title',
    `reads '${shown}' with the site's name, ${shown.length} characters; at most ${TITLE_LENGTH} fit`,
  );
};

const checkSheet = ({features}: Specialty, add: AddProblem): void => {
  const {sheet} = features.sheet;
  sheet.entries.forEach(({row, span, title, note}, index) => {
    const field = `features.sheet.sheet.entries[${index}]`;
    if (row + span > sheet.rows) {
      add(field, `'${title}' ends below the sheet's ${sheet.rows} rows`);
    }
    if (note !== undefined && span < 2) {
      add(field, `'${title}' has a note, which one row has no room for`);
    }
  });
};

/** Checks the only kind of drawing whose fields can contradict each other. */
const checkObject = (object: DrawingData, field: string, add: AddProblem): void => {
  if (object.kind === 'visits' && object.used + object.booked > object.authorized) {
    add(field, `uses and books more visits than the ${object.authorized} authorized`);
  }
};

const checkReceptionist = ({receptionist}: Specialty, add: AddProblem): void => {
  if (receptionist === undefined) return;
  const exact = receptionist.monthlyPrice * 12;
  if (Math.abs(receptionist.yearlyPrice - exact) / exact <= 0.02) return;
  add(
    'receptionist.yearlyPrice',
    `is ${receptionist.yearlyPrice}; twelve months of ${receptionist.monthlyPrice} are ${exact}`,
  );
};

/** Checks a page's shape, and then its fields against each other. */
export const pageProblems = (file: string, specialty: Specialty): readonly Problem[] => {
  const problems = shapeProblems(specialtySchema, specialty, file);
  if (problems.length > 0) return problems;
  const add: AddProblem = (field, message) => problems.push({file, field, message});
  checkTitle(specialty, add);
  checkSheet(specialty, add);
  specialty.features.cards.forEach(({object}, index) =>
    checkObject(object, `features.cards[${index}].object`, add),
  );
  checkReceptionist(specialty, add);
  const {sheet} = specialty.features.sheet;
  return [...problems, ...dayProblems(file, 'features.sheet.sheet.entries', sheet)];
};

/** Pages that the owner fixed: people have their addresses. */
const REQUIRED_SLUGS = [
  ...['dental', 'family-medicine', 'physiotherapy', 'optometry', 'medical-spas', 'gynecologist'],
  ...['chiropractors', 'acupuncture', 'pharmacies', 'veterinarians', 'dietitians'],
];

/** Finds required pages that are neither there nor redirected. */
export const removalProblems = (slugs: readonly string[], file: string): readonly Problem[] =>
  REQUIRED_SLUGS.filter(
    (slug) => !slugs.includes(slug) && !redirects.some(({from}) => from === `/solutions/${slug}`),
  ).map((slug) => ({
    file,
    field: `'${slug}'`,
    message: `is gone, and people have its address; add {from: '/solutions/${slug}', to: …} to src/data/redirects.ts`,
  }));
