/** What the people of a talk say to each other about the talk. */
const talk =
  /^(?:members|colleagues|friends|gentlemen|ladies|everyone|folks)\b[^,]{0,20},|\b(?:having said that|that (?:being )?said|as a reminder|just to (?:remind|recap)|as (?:[\p{Lu}]\p{L}+|i|we|you|they)(?: \p{Lu}\p{L}+)?(?: just| already)? (?:mentioned|said|noted|explained|discussed|described|stated|know)|to be (?:candid|honest|frank|clear)|quite frankly|i remember|oh,? my god|what[ -]have[ -]you|whole bunch of|super (?:\p{Ll}+ )?(?:excit\p{Ll}+|guest|impressive)|exciting guest|our (?:next |special )?guest|guest (?:today|is)|(?:was|is|were) (?:chatting|talking|speaking) (?:about|with|to)|(?:my|our|\p{Lu}\p{L}+['’]s) (?:conversation|chat|interview) with|great conversation|(?:our|the|this) (?:show|episode|podcast) (?:today|for|is|was)|chat(?:ting)? with (?:us|me)|write to us|joined (?:me|us|by)|joining (?:me|us)|with (?:me|us)(?: today| tonight| here)?,? (?:is|are)\b|on the (?:call|line)\b|(?:today|tonight) on the|proceed with|your (?:line|question)|questions? for|ask (?:a|another|one|my) question|next (?:question|caller)|open(?:ing)? the (?:call|floor|line)|turn (?:it|the call|the floor|things) over|(?:conference|this|today['’]s) call|prepared remarks|my commentary|follow[- ]?up (?:question|on)|quick question|i['’]?ll (?:talk|turn|start|begin|say|give)|let me (?:\p{Ll}+ )?(?:start|begin|say|give|turn|add|just|talk|tell|take|close))\b/iu
/** What has to be said by law or by custom around a text. */
const formal =
  /\b(?:forward[- ]looking|declined to comment|(?:did not|could not) (?:respond|reply|comment|be reached)|differ(?:s|ed)? materially|risks? and uncertainties|risk factors|undertakes? no (?:duty|obligation)|safe harbou?r|webcast|slide deck|earnings (?:press )?release|(?:being|be|is) recorded|replay of|transcript (?:of|will|is)|non-?gaap|reconcil\w+ (?:of|to|between)|unsubscribe|privacy policy|terms of (?:use|service)|cookie policy|sign up|download the|e-?mail (?:us|me)|confidential(?:ity)? notice|intended recipient|table of contents|all rights|page \d+|advertisement|promo code|percent off|brought to you|sincerely(?: yours)?,|yours sincerely|best regards|kind regards|yours (?:truly|faithfully))\b/i
/** Who is there: `On the call are A, chief executive, B, chief financial officer`. */
const attendance =
  /^[^.]{0,60}\b(?:with us|with me|on the call|in attendance|also present|present (?:were|are)|attended by)\b/i

/** Whether a sentence belongs to the talk or the paper it stands in, not to what that is about. */
export function isBoilerplate(text: string): boolean {
  return talk.test(text) || formal.test(text) || attendance.test(text)
}
