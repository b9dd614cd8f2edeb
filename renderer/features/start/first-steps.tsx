import { FileText, Layers, MessageSquareText, Waypoints } from 'lucide-react'
import styles from './first-steps.module.css'

/** What a folder becomes, for whoever has no collection yet. */
export function FirstSteps() {
  return (
    <ul className={styles.steps} aria-label="What a folder becomes">
      {steps.map(({ icon: Icon, name, text }) => (
        <li key={name}>
          <Icon aria-hidden="true" />
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

const steps = [
  { icon: Waypoints, name: 'A map', text: 'People, organizations, places and events, and what ties them together.' },
  { icon: Layers, name: 'Reports', text: 'One on every community, from the broadest level to the finest.' },
  { icon: MessageSquareText, name: 'Answers', text: 'To questions about the whole, from all of its reports.' },
  { icon: FileText, name: 'Evidence', text: 'Each sentence leads back to the words of your documents.' },
] as const
