import {script as acupunctureCall} from './acupuncture/call.ts';
import {specialty as acupuncture} from './acupuncture/page.ts';
import {script as chiropractorsCall} from './chiropractors/call.ts';
import {specialty as chiropractors} from './chiropractors/page.ts';
import {script as dentalCall} from './dental/call.ts';
import {specialty as dental} from './dental/page.ts';
import {script as dietitiansCall} from './dietitians/call.ts';
import {specialty as dietitians} from './dietitians/page.ts';
import {script as familyMedicineCall} from './family-medicine/call.ts';
import {specialty as familyMedicine} from './family-medicine/page.ts';
import {script as gynecologistCall} from './gynecologist/call.ts';
import {specialty as gynecologist} from './gynecologist/page.ts';
import {script as medicalSpasCall} from './medical-spas/call.ts';
import {specialty as medicalSpas} from './medical-spas/page.ts';
import {script as optometryCall} from './optometry/call.ts';
import {specialty as optometry} from './optometry/page.ts';
import {script as pharmaciesCall} from './pharmacies/call.ts';
import {specialty as pharmacies} from './pharmacies/page.ts';
import {script as physiotherapyCall} from './physiotherapy/call.ts';
import {specialty as physiotherapy} from './physiotherapy/page.ts';
import {script as veterinariansCall} from './veterinarians/call.ts';
import {specialty as veterinarians} from './veterinarians/page.ts';
import type {CallScript} from '../../call/callScript.ts';
import type {Specialty} from './schema.ts';
import type {SpecialtyId} from '../../../data/specialtyIds.ts';

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

export {homeCall} from '../../call/data/homeCall.ts';
export {homeSheet} from '../../call/data/homeSheet.ts';

/** All call scripts but the home page's, for Node only. */
export const callScripts: Readonly<Record<SpecialtyId, CallScript>> = {
  'family-medicine': familyMedicineCall,
  gynecologist: gynecologistCall,
  pharmacies: pharmaciesCall,
  dental: dentalCall,
  optometry: optometryCall,
  physiotherapy: physiotherapyCall,
  chiropractors: chiropractorsCall,
  acupuncture: acupunctureCall,
  'medical-spas': medicalSpasCall,
  dietitians: dietitiansCall,
  veterinarians: veterinariansCall,
};
