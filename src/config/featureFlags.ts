/**
 * Feature flags for finished parts of the site that are not shown yet.
 *
 * A disabled part leaves nothing in the HTML. Both states are tested.
 */
export interface FeatureFlags {
  /** Monthly/annual toggle on the pricing page (20% off, 'Save 20%'). */
  readonly annualBillingToggle: boolean;
  /** Add-on price list on the pricing page. */
  readonly pricingAddOns: boolean;
}

export const featureFlags: FeatureFlags = {
  annualBillingToggle: false,
  pricingAddOns: false,
};
