import { Column, Row, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { styles } from './mail.styles';

/** One line of the mail's table: a label and what it says. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Row className="line" style={styles.fact}>
    <Column style={styles.factLabel}>
      <Text className="soft" style={styles.label}>
        {label}
      </Text>
    </Column>
    <Column style={styles.factValue}>
      <Text style={styles.value}>{children}</Text>
    </Column>
  </Row>
);
