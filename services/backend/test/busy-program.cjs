/** In the place of a program that runs apart: waits, or computes, for as many milliseconds as its second argument says. */
const [, , what, milliseconds] = process.argv;
const end = performance.now() + Number(milliseconds);
if (what === 'wait') setTimeout(() => process.exit(0), Number(milliseconds));
else while (performance.now() < end);
