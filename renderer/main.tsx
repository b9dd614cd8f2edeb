import { createRoot } from 'react-dom/client'
import './ui/tokens.css'
import './ui/base.css'
import { App } from './app.tsx'
import { connect } from './client/connect.ts'
import { startUp } from './state/start-up.ts'
import { showLastTheme } from './state/theme.ts'
import { CrashGuard } from './ui/crash-guard.tsx'

showLastTheme()
startUp(connect(window))

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <CrashGuard>
      <App />
    </CrashGuard>,
  )
}
