export const plain = {
  heading: 'Three questions before the first line',
  paragraphs: [
    'Must it work where there is no connection? Does it need the camera, the scanner or a notification at seven in the morning? Will the same person open it every day? Two yeses make a mobile app worth its second price.',
    'A web app opens from a link, is changed on a Tuesday and is the same for everybody on Wednesday. It costs about half over five years, because there is one code base and no store between you and your users.',
    'When in doubt, build the web app so that it works on a phone, count who comes back daily, and decide with that figure.',
  ],
} as const;
