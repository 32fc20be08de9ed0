// Every Node that knows modules can read this file, so that an old one still gets its advice.
var major = Number(process.versions.node.split(".")[0]);
if (major < 20) {
  console.error(
    "Rolecall needs Node 20 or newer; this is " +
      process.version +
      ". Install a newer one from https://nodejs.org and run " +
      (process.argv[2] === "dev" ? "npm run dev" : "npm start") +
      " again.",
  );
  process.exitCode = 1;
} else {
  void import("./bootstrap.mjs").then((bootstrap) => bootstrap.enter("workers/local/run.ts"));
}
