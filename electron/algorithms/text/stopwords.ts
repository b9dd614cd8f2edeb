const words = `
a about above across after again against all almost along already also although always am among an and
another any anybody anyone anything are aren't around as at away back be became because become been before
being below between both but by came can can't cannot come could couldn't did didn't do does doesn't doing
don't done down during each either else enough etc even ever every everybody everyone everything few first
for from further gave get gets getting give given go goes going gone got had hadn't has hasn't have haven't
having he he'd he'll he's her here here's hers herself him himself his how how's however i i'd i'll i'm i've
if in indeed instead into is isn't it it'd it'll it's its itself just kind know last least less let let's
like little look lot made make makes many may maybe me mean might mine more most much must my myself near
never next no nobody none nor not nothing now of off often oh okay on once one only onto or other others our
ours ourselves out over own per perhaps quite rather really right said same say saying says see seem seems
seen several shall she she'd she'll she's should shouldn't since so some somebody someone something sort
still such sure take taken than that that'd that's the their theirs them themselves then there there's
these they they'd they'll they're they've thing things think this those though through thus to together too
took toward towards under until up upon us use used uses using very via want was wasn't way we we'd we'll
we're we've well went were weren't what what's when when's where where's whether which while who who's whom
whose why will with within without won't would wouldn't yeah yes yet you you'd you'll you're you've your
yours yourself yourselves
`

/** English words that carry no subject of their own, in lower case. */
export const stopwords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
