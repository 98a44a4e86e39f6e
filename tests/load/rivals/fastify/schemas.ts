const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });

const positions = [
  'Frontend Developer',
  'Backend Developer',
  'Flutter Developer',
  'Java Developer',
  'MERN Stack Developer',
  'UI/UX Designer',
  'Project Manager',
];
const experience = ['Fresher', 'Less than 1 year', '1-2 years', '3-5 years', '6-10 years', 'More than 10 years'];

export const applicationSchema = {
  type: 'object',
  required: ['fields'],
  properties: {
    fields: {
      type: 'object',
      required: ['name', 'email', 'apply', 'experience'],
      additionalProperties: false,
      properties: {
        name: text(120),
        email: { type: 'string', format: 'email', maxLength: 254 },
        apply: { enum: positions },
        experience: { enum: experience },
        linkedin: { type: 'string', format: 'uri', maxLength: 300 },
        message: text(5000),
        agree: { const: 'true' },
        ageConfirmed: { const: 'true' },
        form_token: text(200),
      },
    },
  },
};

export const contactSchema = {
  type: 'object',
  required: ['name', 'number', 'email', 'message'],
  additionalProperties: false,
  properties: {
    name: text(120),
    number: { type: 'string', pattern: '^[+0-9() ./-]{6,40}$' },
    email: { type: 'string', format: 'email', maxLength: 254 },
    message: text(5000),
    form_token: text(200),
  },
};

const strings = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { type: 'string' }]));

export const answerSchema = { type: 'object', properties: strings('message', 'msg', 'reference') };

const maybe = (type: string, more: object = {}) => ({ type: [type, 'null'], ...more });
const moment = maybe('string', { format: 'date-time' });

export const jobPostsSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      ...strings('_id', 'id', 'title', 'para', 'location', 'slug'),
      image: maybe('string'),
      employmentType: maybe('string'),
      workplace: maybe('string'),
      salary: maybe('object', {
        properties: { min: { type: 'number' }, max: { type: 'number' }, ...strings('currency', 'interval') },
      }),
      opensAt: moment,
      closesAt: moment,
      descriptionHtml: maybe('string'),
      postedAt: moment,
    },
  },
};
