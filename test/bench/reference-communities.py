"""Leiden by igraph (C) or leidenalg (C++): one run, as JSON. Usage: reference-communities.py LIBRARY EDGES.tsv SEED"""

import json
import random
import sys
import time

library, path, seed = sys.argv[1], sys.argv[2], int(sys.argv[3])
try:
    import igraph

    if library == "leidenalg":
        import leidenalg
except ImportError:
    print(json.dumps({"missing": library}))
    sys.exit(0)

numbers: dict[str, int] = {}
summed: dict[tuple[int, int], float] = {}
with open(path, encoding="utf-8") as lines:
    for line in lines:
        fields = line.rstrip("\n").split("\t")
        if len(fields) < 2:
            continue
        a, b = (numbers.setdefault(field, len(numbers)) for field in fields[:2])
        if a != b:
            key = (a, b) if a < b else (b, a)
            summed[key] = summed.get(key, 0.0) + (float(fields[2]) if len(fields) > 2 else 1.0)
edges, weights = list(summed), list(summed.values())

random.seed(seed)
begun = time.perf_counter()
graph = igraph.Graph(n=len(numbers), edges=edges)
if library == "igraph":
    parts = graph.community_leiden(objective_function="modularity", weights=weights, n_iterations=2)
else:
    parts = leidenalg.find_partition(
        graph, leidenalg.ModularityVertexPartition, weights=weights, n_iterations=2, seed=seed
    )
seconds = time.perf_counter() - begun
quality = graph.modularity(parts.membership, weights=weights)
print(json.dumps({"seconds": round(seconds, 3), "modularity": round(quality, 5), "communities": len(parts)}))
