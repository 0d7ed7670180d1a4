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
