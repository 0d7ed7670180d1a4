import {script as acupuncture} from './acupuncture/call.ts';
import {script as chiropractors} from './chiropractors/call.ts';
import {script as dental} from './dental/call.ts';
import {script as dietitians} from './dietitians/call.ts';
import {script as familyMedicine} from './family-medicine/call.ts';
import {script as gynecologist} from './gynecologist/call.ts';
import {script as medicalSpas} from './medical-spas/call.ts';
import {script as optometry} from './optometry/call.ts';
import {script as pharmacies} from './pharmacies/call.ts';
import {script as physiotherapy} from './physiotherapy/call.ts';
import {script as veterinarians} from './veterinarians/call.ts';
import type {CallScript} from './callScript.ts';
import type {SpecialtyId} from './index.ts';

/** All call scripts, for Node only. Separate from the pages, because the handbook shows the pages. */
export const callScripts: Readonly<Record<SpecialtyId, CallScript>> = {
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
