import type {PageDemoSource} from '../../../data/pages.ts';
import type {PlanId} from '../../../data/plans.ts';
import type {SpecialtyId} from '../../specialties/data/index.ts';
import type {OutcomeKind} from '../../specialties/data/callScript.ts';

/** `family-medicine` → `family_medicine`: labels in reports are written with underscores. */
type Snake<Slug extends string> = Slug extends `${infer Head}-${infer Rest}`
  ? `${Head}_${Snake<Rest>}`
  : Slug;

const snake = <Slug extends string>(slug: Slug): Snake<Slug> =>
  slug.replaceAll('-', '_') as Snake<Slug>;

/**
 * Location of a demo button: a page's own source from data/pages.ts, or one of the
 * places that are on several pages or that a report tells apart. Another label does not compile.
 */
export type DemoSource =
  | PageDemoSource
  | 'header'
  | 'mobile_header'
  | 'hero_primary'
  | 'home_calendar'
  | `pricing_${PlanId}`
  | `solutions_${Snake<SpecialtyId>}`
  | `blog_${string}`;

/** The label of a specialty page's buttons, such as `solutions_family_medicine`. */
export const specialtySource = <Id extends SpecialtyId>(id: Id): `solutions_${Snake<Id>}` =>
  `solutions_${snake(id)}`;

/** The label of an article's buttons: `patient-experience` → `blog_patient_experience`. */
export const blogSource = (slug: string): `blog_${string}` => `blog_${slug.replaceAll('-', '_')}`;

/**
 * Everything the site tells anyone about a visit. Nothing else is ever sent: no form field, no
 * calculator input, no address with its query.
 */
export type AnalyticsEvent =
  | {
      readonly type: 'page_view';
      /** From the title map, 'Unknown Page' for a path that does not exist. */
      readonly title: string;
      /** Origin and path, without query and hash. */
      readonly url: string;
      /** The page before, likewise bare; '' where there is none. */
      readonly referrer: string;
    }
  | {
      readonly type: 'demo_click';
      readonly source: DemoSource;
      /**
       * True if the press counts as a booking, because an outside page books and reports nothing.
       * Where the site books itself, the booking does.
       */
      readonly isConversion: boolean;
    }
  | {readonly type: 'phone_click'}
  | {
      /** A demo was booked on the site, or the outside calendar in the page says so. */
      readonly type: 'demo_booking';
      /** The last demo button that was pressed, or the place of the calendar. */
      readonly source: DemoSource | typeof bookingLabel;
    }
  | {readonly type: 'newsletter_signup'}
  | {
      /** A stored message of the contact form; whether the link to it named a topic. */
      readonly type: 'contact_message';
      readonly hasTopic: boolean;
    }
  | {
      /** A call that was had to its end; nothing in it is typed. */
      readonly type: 'call_finished';
      readonly specialty: SpecialtyId;
      /** The chosen start, from 1. */
      readonly start: number;
      readonly outcome: OutcomeKind;
    };

/** Value of a demo booking, for both services (docs/build/decisions.md). */
export const demoBooking = {
  name: 'Demo Booking',
  category: 'Service',
  quantity: 1,
  /** USD. */
  price: 999,
  currency: 'USD',
} as const;

/** The label of a booking that an outside calendar in the page reports. */
export const bookingLabel = 'home_calendar_booking';

/** The label of a call to the test line (fixed by the owner). */
export const phoneLabel = 'test_ai_phone';

/** An address without query and hash: what a visitor typed or computed may be in there. */
export const bareAddress = (address: string): string => address.replace(/[?#].*$/s, '');
