/** The names of the parts of a leader's page. */
export const profileWords = {
  portrait: 'Portrait of',
  biography: 'Biography',
  highlights: 'Career highlights',
  skills: 'Skills',
  skillsCaption: 'Of one hundred; as the office last assessed them',
  skillColumns: { skill: 'Skill', value: 'Of 100' },
  certifications: 'Certifications',
  education: 'Education',
  reach: 'Directly',
  mail: 'E-mail',
  phone: 'Telephone',
  networks: 'Elsewhere',
  projects: 'Key projects',
} as const;
