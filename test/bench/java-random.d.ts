/** The part of the untyped package `java-random` that is used: a seeded generator handed to networkanalysis-ts. */
declare module 'java-random' {
  const JavaRandom: new (seed: number) => { nextDouble(): number }
  type JavaRandom = InstanceType<typeof JavaRandom>
  export default JavaRandom
}
