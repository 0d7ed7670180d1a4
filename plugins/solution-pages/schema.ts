import {Joi} from '@docusaurus/utils-validation';

import {benchmarkIds} from '../../src/data/benchmarks';
import {iconNames} from '../../src/data/icons';
import {tradeIconNames} from '../../src/data/solutions/tradeIcons';
import {solutionGroups} from '../../src/data/solutions/types';

/** The shape of a solution and the rules of single fields. Rules between fields are in rules.ts. */

const AVOIDED = [
  /\brevolutioni[sz]/i,
  /\bseamless/i,
  /\bAI-powered\b/i,
  /\blorem ipsum\b/i,
  /\bcoming soon\b/i,
  /\bTODO\b|\bTBD\b/,
];

const copyRules: Joi.CustomValidator<string> = (value, helpers) => {
  if (/['"]/.test(value)) {
    return helpers.message({custom: `has a straight quote; write ’ or “ ” (in: ${value})`});
  }
  const avoided = AVOIDED.map((word) => word.exec(value)?.[0]).find((hit) => hit !== undefined);
  return avoided === undefined
    ? value
    : helpers.message({custom: `says '${avoided}', which this site does not`});
};

/** Words that a visitor reads. */
const copy = (max: number): Joi.StringSchema =>
  Joi.string()
    .trim()
    .max(max)
    .custom(copyRules)
    .required()
    .messages({
      'string.empty': 'is empty; write it or leave the item out',
      'string.trim': 'starts or ends with a space',
      'string.max': `has {#value.length} characters; at most ${max} fit`,
    });

const oneOf = (names: readonly string[], what: string): Joi.StringSchema =>
  Joi.string()
    .valid(...names)
    .required()
    .messages({'any.only': `is '{#value}'; ${what} is one of: ${names.join(', ')}`});

const tone = (...tones: readonly string[]): Joi.StringSchema => oneOf(tones, 'a tone');
const anyTone = tone('info', 'live', 'missed', 'booked');
const icon = oneOf(tradeIconNames, 'an icon (data/solutions/tradeIcons.ts)');
const count = Joi.number().integer().min(0).required();
const list = (item: Joi.Schema, min: number, max: number): Joi.ArraySchema =>
  Joi.array()
    .items(item)
    .min(min)
    .max(max)
    .required()
    .messages({
      'array.min': `has {#value.length} items; it needs ${min === max ? '' : 'at least '}${min}`,
      'array.max': `has {#value.length} items; it takes ${min === max ? '' : 'at most '}${max}`,
    });
const exactly = (item: Joi.Schema, length: number): Joi.ArraySchema => list(item, length, length);

const call = Joi.object({
  when: copy(40),
  length: copy(20),
  callerLabel: copy(20),
  turns: list(
    Joi.object({
      by: oneOf(['caller', 'agent'], 'who speaks'),
      text: copy(240),
      note: copy(70).optional(),
    }),
    4,
    7,
  ),
  outcome: Joi.object({
    kind: oneOf(['booked', 'sent-on'], 'an outcome'),
    title: copy(40),
    detail: copy(48),
  }).required(),
}).required();

const sheet = Joi.object({
  day: Joi.string()
    .pattern(/^(?:[1-9]|[12]\d|3[01])$/)
    .required()
    .messages({'string.pattern.base': 'is {#value}; it must be a day of the month'}),
  columns: exactly(copy(18), 3),
  startMinute: Joi.number().integer().min(0).max(1439).required(),
  rowMinutes: Joi.number().valid(5, 10, 15, 20, 30).required(),
  rows: Joi.number().integer().min(6).max(12).required(),
  entries: list(
    Joi.object({
      column: Joi.number().integer().min(0).max(2).required(),
      row: count,
      span: Joi.number().integer().min(1).required(),
      title: copy(24),
      note: copy(28).optional(),
      tone: Joi.string().valid('info', 'new'),
    }),
    3,
    14,
  ),
}).required();

const objects: Readonly<Record<string, Joi.ObjectSchema>> = {
  'status-list': Joi.object({
    rows: list(Joi.object({label: copy(30), status: copy(24), tone: anyTone}), 2, 4),
  }),
  facts: Joi.object({rows: list(Joi.object({term: copy(18), value: copy(40)}), 2, 5)}),
  rules: Joi.object({rows: list(Joi.object({what: copy(16), when: copy(60)}), 2, 4)}),
  ladder: Joi.object({
    steps: list(Joi.object({door: copy(16), example: copy(34), tone: anyTone}), 3, 4),
  }),
  weeks: Joi.object({
    from: count,
    to: count,
    now: count,
    visits: list(
      Joi.object({
        week: count,
        label: copy(20).optional(),
        state: oneOf(['kept', 'booked', 'planned'], 'a visit'),
      }),
      3,
      16,
    ),
  }),
  trays: Joi.object({
    trays: exactly(
      Joi.object({
        label: copy(14),
        tone: anyTone,
        orders: list(Joi.object({number: copy(8), note: copy(18)}), 1, 3),
      }),
      3,
    ),
  }),
  teeth: Joi.object({
    marked: list(Joi.number().integer().min(1).max(32).required(), 1, 4),
    heard: copy(60),
    written: copy(40),
  }),
  stages: Joi.object({
    stages: list(copy(18), 3, 6),
    orders: list(Joi.object({label: copy(24), at: count}), 2, 4),
  }),
  visits: Joi.object({
    authorized: Joi.number().integer().min(4).max(24).required(),
    used: count,
    booked: count,
    caption: copy(120),
  }),
  rhythm: Joi.object({
    weeks: list(
      Joi.object({
        label: copy(10),
        days: Joi.string()
          .pattern(/^[kbm-]{5}$/)
          .required()
          .messages({
            'string.pattern.base':
              'is {#value}; it must be five letters, Monday to Friday, of k, b, m and -',
          }),
      }),
      3,
      6,
    ),
  }),
  stagger: Joi.object({
    rooms: list(
      Joi.object({
        label: copy(10),
        start: count,
        segments: list(
          Joi.object({
            minutes: Joi.number().integer().min(1).required(),
            with: oneOf(['practitioner', 'rest'], 'a segment'),
          }),
          1,
          6,
        ),
      }),
      2,
      4,
    ),
  }),
  menu: Joi.object({
    rows: list(
      Joi.object({
        service: copy(24),
        minutes: Joi.number().integer().min(5).required(),
        by: copy(48),
      }),
      2,
      5,
    ),
  }),
  messages: Joi.object({
    messages: list(
      Joi.object({by: oneOf(['practice', 'client'], 'a sender'), at: copy(24), text: copy(110)}),
      2,
      4,
    ),
  }),
  charts: Joi.object({rows: list(Joi.object({icon, name: copy(16), note: copy(30)}), 2, 4)}),
};

const object = Joi.alternatives()
  .conditional('.kind', {
    switch: Object.entries(objects).map(([kind, schema]) => ({
      is: kind,
      then: schema.keys({kind: Joi.string()}),
    })),
    otherwise: Joi.object({kind: oneOf(Object.keys(objects), 'an object')}).unknown(),
  })
  .required();

const card = {title: copy(48), text: copy(190)};

export const solutionSchema = Joi.object({
  group: oneOf(
    solutionGroups.map(({id}) => id),
    'a group',
  ),
  icon: oneOf(iconNames, 'an icon (components/ui/Icon/iconNames.ts)'),
  menuLabel: copy(20),
  pageViewTitle: copy(40),
  metadata: Joi.object({
    title: copy(60),
    description: copy(160).min(70).messages({
      'string.min': 'has {#value.length} characters; search results show 70 to 160',
      'string.max': 'has {#value.length} characters; search results cut what is over 160',
    }),
    keywords: list(copy(50), 3, 8),
    socialImage: Joi.string().pattern(/^img\/.+\.png$/),
    category: oneOf(['HealthApplication', 'BusinessApplication'], 'an application category'),
  }).required(),
  practice: copy(40),
  badge: copy(32),
  headline: copy(64),
  lede: copy(240),
  trust: Joi.object({
    practices: Joi.number().integer().min(60).max(200).required().messages({
      'number.min': 'is {#value}; trust counts run from 60 to 200 by specialty',
      'number.max': 'is {#value}; trust counts run from 60 to 200 by specialty',
    }),
    of: copy(28),
  }).required(),
  pills: list(Joi.object({icon, label: copy(24)}), 2, 3),
  call,
  features: Joi.object({
    title: copy(64),
    lede: copy(120),
    sheet: Joi.object({...card, sheet}).required(),
    cards: exactly(Joi.object({...card, object}), 2),
    figures: Joi.array()
      .length(3)
      .items(Joi.object({value: copy(8), label: copy(50)})),
  }).required(),
  benefits: Joi.object({
    title: copy(44),
    lede: copy(120),
    items: exactly(Joi.object({icon, title: copy(44), text: copy(110)}), 6),
    uplift: Joi.object({
      percent: Joi.number().integer().min(30).max(85).required().messages({
        'number.min': 'is {#value}; uplift claims run from 30 to 85 percent',
        'number.max': 'is {#value}; uplift claims run from 30 to 85 percent',
      }),
      of: copy(60),
    }),
  }).required(),
  benchmark: Joi.string().valid(...benchmarkIds),
  receptionist: Joi.object({
    monthlyPrice: Joi.number().positive().required(),
    yearlyPrice: Joi.number().positive().required(),
    salary: Joi.number().positive().required(),
    benefits: Joi.number().min(0).required(),
  }),
  faq: list(
    Joi.object({
      question: copy(90)
        .pattern(/[?.]$/)
        .messages({'string.pattern.base': 'must end with a question mark or a full stop'}),
      answer: copy(400),
    }),
    3,
    6,
  ),
  demo: Joi.object({
    title: copy(64),
    lede: copy(160),
    tryOut: exactly(Joi.object({says: copy(70), ends: copy(54), tone: tone('booked', 'info')}), 3),
    numberInLabel: Joi.boolean(),
  }).required(),
});
