import type { Banner } from './banner.ts';

export const productBanners = {
  '/products/school-erp': {
    label: 'School ERP',
    title: 'A school day without paper.',
    description:
      'Admissions, timetable, attendance, fees and report cards, under one login for parents and one for staff.',
  },
  '/products/hospital-system': {
    label: 'Hospital Management System',
    title: 'From the gate to the discharge letter.',
    description: 'Registration, wards, pharmacy, laboratory and billing around one record of the patient.',
  },
  '/products/hrms': {
    label: 'HRMS',
    title: 'People, without spreadsheets.',
    description: 'Hiring, leave, attendance, payroll and appraisals, with rules that everybody can look up.',
  },
  '/products/pos': {
    label: 'Point of Sale',
    title: 'The queue keeps moving.',
    description: 'A till that goes on selling while the line is down, and a stock figure that is right in the evening.',
  },
  '/products/library': {
    label: 'Library System',
    title: 'Every book knows its shelf.',
    description: 'Catalogue, loans, reminders and stock-taking for a reading room or for twelve branches.',
  },
  '/products/educational': {
    label: 'Educational Management System',
    title: 'Courses that run on time.',
    description: 'Enrolment, classes, assignments and certificates for institutes that teach in the room and online.',
  },
  '/products/college-erp': {
    label: 'College ERP',
    title: 'Semesters, credits, seats.',
    description:
      'From the counselling round to the convocation, one system for the office, the faculty and the hostel.',
  },
  '/products/parking': {
    label: 'Parking Management',
    title: 'A free bay, and where it is.',
    description: 'Gates, passes, number plates and payment for one basement or a whole campus.',
  },
  '/products/vision-track': {
    label: 'Vision Track',
    title: 'Present, at a glance.',
    description:
      'Attendance by face recognition and a record of the working day, with consent and clear limits built in.',
  },
} as const satisfies Record<string, Banner>;
