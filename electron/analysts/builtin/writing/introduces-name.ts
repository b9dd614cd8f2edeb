/** `chief engineer Tobias Wren`, `Microsoft CTO Kevin Scott`. */
const roleBefore =
  /\b(?:chairman|chairwoman|chief (?:engineer|executive|\p{Ll}+ officer)|engineer|director|editor|reporter|warden|manager|founder|CEO|CTO|CFO|host|co-?host|minister|dictator|author|artist|economist|scientist|skipper|treasurer|(?:man|woman|boy|girl) (?:named|called)) $/iu

/**
 * Whether a text says who or what a name stands for: `Tobias Wren, the chief engineer`, `Tobias Wren is the`, `chairman
 * Tobias Wren`. With `alone` the name's last word will do.
 */
export function introducesName(text: string, name: string, alone = false): boolean {
  const said = text.includes(name) ? name : alone ? (name.split(' ').at(-1) ?? name) : name
  const start = text.indexOf(said)
  if (start < 0) return false
  if (roleBefore.test(text.slice(Math.max(0, start - 40), start))) return true
  return /^(?:, (?:\d+, )?(?:(?:the|an?|who|which|its|his|her|whose|former|chief)\b|for \p{Ll}+ years|\p{Ll}+ (?:of|at|for) |(?:\p{Ll}+ )?(?:chairman|chair|chief|director|editor|warden|head|founder|co-?founder|president|manager|professor|secretary)\b)|,? (?:is|was) (?:an?|the|one of|founder|co-?founder|chief|president|professor|chair|director|executive) )/iu.test(
    text.slice(start + said.length, start + said.length + 60),
  )
}
