// Every Node that knows modules can read this file, so that an old one is told what to do.
var major = Number(process.versions.node.split(".")[0]);
if (major < 20) {
  console.error(
    "Rolecall needs Node 20 or newer; this is " +
      process.version +
      ". Install a newer one from https://nodejs.org and run npm test again.",
  );
  process.exitCode = 1;
} else {
  void import("../workers/local/bootstrap.mjs").then((bootstrap) => bootstrap.enter("tests/run/main.ts"));
}
