const set = (words: string): ReadonlySet<string> => new Set(words.split('|'))

/** A few organisations that everybody knows and whose names do not show it, lower case. */
export const knownOrganisations = set(
  'microsoft|google|apple|amazon|facebook|meta|ibm|intel|nokia|yahoo|netflix|twitter|linkedin|github|openai|deepmind|nvidia|amd|oracle|sap|' +
    'salesforce|adobe|uber|airbnb|spotify|tesla|spacex|toyota|ford|boeing|airbus|samsung|sony|dell|hp|lenovo|cisco|qualcomm|nintendo|disney|pixar|' +
    'starbucks|walmart|nike|accenture|deloitte|nasa|nato|fbi|cia|nsa|darpa|nih|nsf|who|unesco|unicef|opec|nbc|cbs|abc|cnn|bbc|npr|' +
    'mit|caltech|stanford|harvard|yale|princeton|cornell|dartmouth|oxford|ucla|usc|nyu|cmu|carnegie mellon|georgia tech|virginia tech|' +
    'congress|senate|pentagon|treasury|parliament|white house|supreme court|nobel|al qaeda|hamas|hezbollah|isis|american express|' +
    'bell labs|xerox|atari|motorola|ericsson|huawei|alibaba|tencent|baidu|ebay|paypal|stripe|slack|dropbox|pinterest|snap|snapchat|reddit|wikipedia|' +
    'medicare|medicaid|naacp|afl-cio|united nations|european union|eu|un|aws|fda|epa|irs|cdc|red cross|peace corps|creativelive|army|navy|air force|marines|social security',
)

/** A few products and techniques that everybody knows, lower case; also as the first word of a name ("Xbox Live"). */
export const knownProducts = set(
  'windows|office|azure|xbox|bing|surface|skype|cortana|onedrive|sharepoint|hololens|dynamics|lumia|yammer|excel|powerpoint|outlook|minecraft|' +
    'sql|sql server|power bi|visual studio|hotmail|kinect|halo|iphone|ipad|ipod|macbook|mac|macos|ios|siri|alexa|kindle|android|chrome|chromebook|gmail|' +
    'python|java|javascript|typescript|fortran|cobol|basic|c++|rust|linux|unix|ms-dos|dos|chatgpt|gpt|gpt-2|gpt-3|gpt-4|dall-e|copilot|codex|llama|bert|' +
    'youtube|instagram|tiktok|whatsapp|roblox|fortnite|photoshop|kubernetes|docker|internet|web|world wide web|bitcoin|ethereum|commodore|' +
    'playstation|game boy|altair|eniac|hadoop|tensorflow|pytorch|jupyter|oauth|wi-fi|bluetooth|usb|office 365|microsoft 365|sputnik|apollo|hubble',
)

/** A few names of ideas, fields and illnesses written with capitals, lower case. */
export const knownConcepts = set(
  'ai|ml|dna|rna|mrna|stem|covid|covid-19|aids|hiv|sars|cancer|gdp|gnp|ebitda|capex|opex|cogs|gaap|saas|iaas|paas|vr|ar|iot|api|apis|crispr|' +
    'artificial intelligence|machine learning|deep learning|agi|nlp|hci|cloud|blockchain|fx|erp|crm|smb|oem|pc|asp|arpu|sku|roi|ip|it|hr|r&d|ui|ux|gpu|cpu|tpu|led|lcd|rgb|pr|tv',
)
