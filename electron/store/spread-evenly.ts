/**
 * SQL that takes as many rows as its last parameter says from a query of places (document, chunk, start, end), spread
 * evenly over their order in the documents; all of them where there are no more.
 */
export const spreadEvenly = (places: string): string =>
  `WITH places AS (${places}),
     numbered AS (SELECT *, row_number() OVER (ORDER BY document, "start") - 1 AS place, count(*) OVER () AS n, CAST(? AS INTEGER) AS most
       FROM places)
   SELECT document, chunk, "start", "end" FROM numbered
   WHERE place = 0 OR n <= most OR place * most / n > (place - 1) * most / n
   ORDER BY document, "start"`
