import {specialty as acupuncture} from './acupuncture/page.ts';
import {specialty as chiropractors} from './chiropractors/page.ts';
import {specialty as dental} from './dental/page.ts';
import {specialty as dietitians} from './dietitians/page.ts';
import {specialty as familyMedicine} from './family-medicine/page.ts';
import {specialty as gynecologist} from './gynecologist/page.ts';
import {specialty as medicalSpas} from './medical-spas/page.ts';
import {specialty as optometry} from './optometry/page.ts';
import {specialty as pharmacies} from './pharmacies/page.ts';
import {specialty as physiotherapy} from './physiotherapy/page.ts';
import {specialty as veterinarians} from './veterinarians/page.ts';
import type {Specialty} from './schema.ts';
import type {SpecialtyId} from './index.ts';

/** All specialty pages in menu order, for Node only: a visitor receives one, through the plugin. */
export const specialties: Readonly<Record<SpecialtyId, Specialty>> = {
  'family-medicine': familyMedicine,
  gynecologist,
  pharmacies,
  dental,
  optometry,
  physiotherapy,
  chiropractors,
  acupuncture,
  'medical-spas': medicalSpas,
  dietitians,
  veterinarians,
};
