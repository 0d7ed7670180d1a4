import type {PageDemoSource} from '../../../data/pages.ts';
import type {PlanId} from '../../../data/plans.ts';
import type {SpecialtyId} from '../../../data/specialtyIds.ts';

/**
 * Location of a demo button: a page's own source from data/pages.ts, or a place that is on several
 * pages or that reports list separately. Other labels don't compile.
 */
export type DemoSource =
  | PageDemoSource
  | 'header'
  | 'mobile_header'
  | 'hero_primary'
  | 'home_calendar'
  | `pricing_${PlanId}`
  | `solutions_${string}`
  | `blog_${string}`;

const withUnderscores = (slug: string): string => slug.replaceAll('-', '_');

/** Label of a specialty page's buttons: `family-medicine` → `solutions_family_medicine`. */
export const specialtySource = (id: SpecialtyId): DemoSource => `solutions_${withUnderscores(id)}`;

/** Label of an article's buttons: `patient-experience` → `blog_patient_experience`. */
export const blogSource = (slug: string): DemoSource => `blog_${withUnderscores(slug)}`;

/**
 * Everything that the site reports about a visit. Nothing else is sent: no form field, no calculator
 * input, no URL with its query.
 */
export type AnalyticsEvent =
  | {
      readonly type: 'page_view';
      /** From the title map, 'Unknown Page' for a path that does not exist. */
      readonly title: string;
      /** Origin and path, without query and hash. */
      readonly url: string;
      /** Previous page, without query and hash; '' for the first page of a visit. */
      readonly referrer: string;
    }
  | {
      readonly type: 'demo_click';
      readonly source: DemoSource;
      /**
       * True if the click counts as a booking, because an outside booking page reports nothing. If demos
       * are booked on the site, the `demo_booking` counts instead.
       */
      readonly isConversion: boolean;
    }
  | {readonly type: 'phone_click'}
  | {
      /** A demo was booked on the site, or the outside calendar in the page reported a booking. */
      readonly type: 'demo_booking';
      /** Last demo button that was pressed, or the place of the calendar. */
      readonly source: DemoSource | typeof bookingLabel;
    }
  | {readonly type: 'newsletter_signup'}
  | {
      /** A message of the contact form was stored. */
      readonly type: 'contact_message';
      /** True if the link to the form had a topic. */
      readonly hasTopic: boolean;
    }
  | {
      /** A sample call was played to its end. */
      readonly type: 'call_finished';
      readonly specialty: SpecialtyId;
      /** Number of the chosen opening, from 1. */
      readonly start: number;
      readonly outcome: 'booked' | 'passed' | 'emergency' | 'message' | 'declined';
    };

/** Service that events are sent to, with the visitor's consent. */
export interface MeasurementService {
  readonly send: (event: AnalyticsEvent) => void;
  /** Called when the consent is withdrawn: nothing is sent or stored afterwards. */
  readonly stop: () => void;
}

/** Value of a demo booking, for both services (docs/build/decisions.md). */
export const demoBooking = {
  name: 'Demo Booking',
  category: 'Service',
  quantity: 1,
  /** USD. */
  price: 999,
  currency: 'USD',
} as const;

/** Label of a booking that an outside calendar in the page reports. */
export const bookingLabel = 'home_calendar_booking';

/** Label of a call to the test line (fixed by the owner). */
export const phoneLabel = 'test_ai_phone';

/** Removes query and hash from a URL, which may contain typed or computed values. */
export const bareAddress = (address: string): string => address.replace(/[?#].*$/s, '');
