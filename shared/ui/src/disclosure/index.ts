export { Tabs, type Tab, type TabsProps } from './tabs';
export { Accordion, type AccordionItem, type AccordionProps } from './accordion';
