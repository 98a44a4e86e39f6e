export const plain = {
  heading: 'Built once, run anywhere',
  paragraphs: [
    'The same package runs on a developer’s machine, on one server and on a cluster, so that what was tested is what runs.',
    'We look at the bill as closely as at the machines: most clouds we take over cost a third less after two months, with nothing switched off that anybody missed.',
  ],
} as const;
