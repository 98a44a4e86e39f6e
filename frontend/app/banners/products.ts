import type { OfferBanner } from './banner.ts';

const demonstration = { text: 'Ask for a demonstration', to: '/contact' } as const;

export const productBanners = {
  '/products/school-erp': {
    label: 'School ERP',
    offer: 'School ERP software',
    title: 'A school day without paper.',
    description:
      'School ERP software for admissions, timetable, attendance, fees and report cards, under one login for parents and one for staff.',
    button: demonstration,
  },
  '/products/hospital-system': {
    label: 'Hospital Management System',
    offer: 'Hospital management system',
    title: 'From the gate to the discharge letter.',
    description:
      'A hospital management system: registration, wards, pharmacy, laboratory and billing around one record of the patient.',
    button: demonstration,
  },
  '/products/hrms': {
    label: 'HRMS',
    offer: 'HR and payroll software',
    title: 'People, without spreadsheets.',
    description:
      'An HRMS for hiring, leave, attendance, payroll and appraisals, with rules that everybody can look up.',
    button: demonstration,
  },
  '/products/pos': {
    label: 'Point of Sale',
    offer: 'Point of sale software',
    title: 'The queue keeps moving.',
    description:
      'Point of sale software: a till that sells on while the line is down, and a stock figure that is right in the evening.',
    button: demonstration,
  },
  '/products/library': {
    label: 'Library System',
    offer: 'Library management system',
    title: 'Every book knows its shelf.',
    description:
      'A library system with catalogue, loans, reminders and stock-taking, for a reading room or for twelve branches.',
    button: demonstration,
  },
  '/products/educational': {
    label: 'Educational Management System',
    offer: 'Educational management system',
    title: 'Courses that run on time.',
    description:
      'An educational management system: enrolment, classes, assignments and certificates for institutes that teach in the room and online.',
    button: demonstration,
  },
  '/products/college-erp': {
    label: 'College ERP',
    offer: 'College ERP software',
    title: 'Semesters, credits, seats.',
    description:
      'College ERP software from the counselling round to the convocation: one system for the office, the faculty and the hostel.',
    button: demonstration,
  },
  '/products/parking': {
    label: 'Parking Management',
    offer: 'Parking management system',
    title: 'A free bay, and where it is.',
    description:
      'A parking management system: gates, passes, number plates and payment for one basement or a whole campus.',
    button: demonstration,
  },
  '/products/vision-track': {
    label: 'Vision Track',
    offer: 'Face recognition attendance',
    title: 'Present, at a glance.',
    description:
      'Attendance by face recognition and a record of the working day, with consent and clear limits built in.',
    button: demonstration,
  },
} as const satisfies Record<string, OfferBanner>;
